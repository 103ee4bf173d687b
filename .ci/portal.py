"""A desktop's portal on the session bus. Each line of its standard input sets a setting: group name
signature value, such as `org.freedesktop.appearance color-scheme u 1`; numbers of a structure are separated
by commas. `files RESPONSE URI ...` sets the response of its file dialogs. Prints `ready` once it handles
requests, and the parameters of each dialog. Needs python3-dbus and python3-gi."""
import os, sys

import dbus, dbus.mainloop.glib, dbus.service
from gi.repository import GLib

INTERFACE = "org.freedesktop.portal.Settings"
FILES = "org.freedesktop.portal.FileChooser"
REQUEST = "org.freedesktop.portal.Request"


class Request(dbus.service.Object):
    @dbus.service.signal(REQUEST, signature="ua{sv}")
    def Response(self, response, results):
        pass


class Portal(dbus.service.Object):
    def __init__(self, bus):
        super().__init__(bus, "/org/freedesktop/portal/desktop")
        self.values, self.bus, self.answer, self.count = {}, bus, ["1"], 0

    @dbus.service.method(INTERFACE, in_signature="as", out_signature="a{sa{sv}}")
    def ReadAll(self, groups):
        return dbus.Dictionary(
            {group: dbus.Dictionary(self.values[group], signature="sv")
             for group in self.values if group in groups}, signature="sa{sv}")

    @dbus.service.signal(INTERFACE, signature="ssv")
    def SettingChanged(self, group, name, value):
        pass

    @dbus.service.method(FILES, in_signature="ssa{sv}", out_signature="o")
    def OpenFile(self, window, title, options):
        rules = [[str(name), *(str(rule[1]) for rule in rules)] for name, rules in options.get("filters", [])]
        print(f"{window[:4]} multiple={bool(options['multiple'])} {rules}", flush=True)
        self.count += 1
        path = f"/org/freedesktop/portal/desktop/request/test/legato{self.count}"
        request = Request(self.bus, path)
        response, *files = self.answer
        results = {"uris": dbus.Array(files, signature="s")} if files else {}
        GLib.timeout_add(100, lambda: request.Response(
            dbus.UInt32(response), dbus.Dictionary(results, signature="sv")))
        return path

    def set(self, line):
        if line.startswith("files "):
            self.answer = line.split(" ")[1:]
            return
        group, name, signature, text = line.split(" ", 3)
        if signature.startswith("("):
            value = dbus.Struct([float(it) for it in text.split(",")], signature=signature[1:-1])
        else:
            value = {"u": lambda: dbus.UInt32(text), "b": lambda: dbus.Boolean(text == "true"),
                     "d": lambda: dbus.Double(text), "s": lambda: dbus.String(text)}[signature]()
        self.values.setdefault(group, {})[name] = value
        self.SettingChanged(group, name, value)


def read(source, condition):
    global rest
    data = os.read(0, 65536)
    if not data:
        loop.quit()
        return False
    *lines, rest = (rest + data.decode()).split("\n")
    for line in lines:
        portal.set(line)
    return True


rest = ""
dbus.mainloop.glib.DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
portal = Portal(bus)
name = dbus.service.BusName("org.freedesktop.portal.Desktop", bus)
loop = GLib.MainLoop()
GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, read)
print("ready", flush=True)
loop.run()
