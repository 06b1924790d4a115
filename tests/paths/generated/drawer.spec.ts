// drawer: written by `npm run paths -- gen` from golden/drawer.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('drawer', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → closed
  await ignores("link.pressed")
  await ignores("route.changed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("outside.pressed")
  await ignores("viewport.changed mobile")
  await does("menu.pressed") // → open
  await ignores("viewport.changed mobile")
  await does("menu.pressed") // → closed
  await does("menu.pressed") // → open
  await does("shortcut.pressed") // → closed
  await does("menu.pressed") // → open
  await does("link.pressed") // → closed
  await does("menu.pressed") // → open
  await does("route.changed") // → closed
  await does("menu.pressed") // → open
  await does("escape.pressed") // → closed
  await does("menu.pressed") // → open
  await does("back.pressed") // → closed
  await does("menu.pressed") // → open
  await does("outside.pressed") // → closed
  await does("menu.pressed") // → open
  await does("viewport.changed desktop") // → unavailable
  await ignores("menu.pressed")
  await ignores("shortcut.pressed")
  await ignores("link.pressed")
  await ignores("route.changed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("outside.pressed")
  await ignores("viewport.changed desktop")
  await does("viewport.changed mobile") // → closed
  await does("menu.pressed") // → open
  await does("menu.pressed") // → closed
  await does("shortcut.pressed") // → open
  await does("menu.pressed") // → closed
  await does("viewport.changed desktop") // → unavailable
  await does("viewport.changed mobile") // → closed
  await does("shortcut.pressed") // → open
  await does("shortcut.pressed") // → closed
  await does("shortcut.pressed") // → open
  await does("link.pressed") // → closed
  await does("shortcut.pressed") // → open
  await does("route.changed") // → closed
  await does("shortcut.pressed") // → open
  await does("escape.pressed") // → closed
  await does("shortcut.pressed") // → open
  await does("back.pressed") // → closed
  await does("shortcut.pressed") // → open
  await does("outside.pressed") // → closed
  await does("shortcut.pressed") // → open
  await does("viewport.changed desktop") // → unavailable
  await does("viewport.changed mobile") // → closed
  await does("viewport.changed desktop") // → unavailable
  await does("viewport.changed mobile") // → closed
  await does("menu.pressed") // → open
  await does("shortcut.pressed") // → closed
  await does("viewport.changed desktop") // → unavailable
  await does("viewport.changed mobile") // → closed
  await does("menu.pressed") // → open
  await does("link.pressed") // → closed
  await does("viewport.changed desktop") // → unavailable
})

pathTest('drawer', 2, async ({ start, does }) => {
  await start("start 2") // → unavailable
  await does("viewport.changed mobile") // → closed
  await does("menu.pressed") // → open
  await does("route.changed") // → closed
  await does("viewport.changed desktop") // → unavailable
  await does("viewport.changed mobile") // → closed
  await does("menu.pressed") // → open
  await does("escape.pressed") // → closed
  await does("viewport.changed desktop") // → unavailable
  await does("viewport.changed mobile") // → closed
  await does("menu.pressed") // → open
  await does("back.pressed") // → closed
  await does("viewport.changed desktop") // → unavailable
  await does("viewport.changed mobile") // → closed
  await does("menu.pressed") // → open
  await does("outside.pressed") // → closed
  await does("viewport.changed desktop") // → unavailable
})

pathTest('drawer', 3, async ({ start, does }) => {
  await start("start 1") // → closed
  await does("shortcut.pressed") // → open
})

pathTest('drawer', 4, async ({ start, does }) => {
  await start("start 1") // → closed
  await does("viewport.changed desktop") // → unavailable
})
