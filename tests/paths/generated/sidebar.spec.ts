// sidebar: written by `npm run paths -- gen` from golden/sidebar.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('sidebar', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → desktop.expanded
  await ignores("viewport.changed desktop")
  await does("shortcut.pressed") // → desktop.collapsed
  await ignores("viewport.changed desktop")
  await does("shortcut.pressed") // → desktop.expanded
  await does("shortcut.pressed") // → desktop.collapsed
  await does("toggle.pressed") // → desktop.expanded
  await does("shortcut.pressed") // → desktop.collapsed
  await does("group.pressed technical") // → desktop.expanded
  await does("shortcut.pressed") // → desktop.collapsed
  await does("group.pressed water") // → desktop.expanded
  await does("toggle.pressed") // → desktop.collapsed
  await does("shortcut.pressed") // → desktop.expanded
  await does("toggle.pressed") // → desktop.collapsed
  await does("toggle.pressed") // → desktop.expanded
  await does("toggle.pressed") // → desktop.collapsed
  await does("group.pressed technical") // → desktop.expanded
  await does("group.pressed technical")
  await does("shortcut.pressed") // → desktop.collapsed
  await does("group.pressed projects") // → desktop.expanded
  await does("group.pressed water")
  await does("toggle.pressed") // → desktop.collapsed
  await does("route.changed")
  await does("route.changed")
  await does("shortcut.pressed") // → desktop.expanded
  await does("group.pressed technical")
  await does("group.pressed technical")
  await does("group.pressed projects")
  await does("route.changed")
  await does("shortcut.pressed") // → desktop.collapsed
  await does("route.changed")
  await does("toggle.pressed") // → desktop.expanded
  await does("group.pressed technical")
  await does("viewport.changed mobile") // → mobile.expanded
  await ignores("shortcut.pressed")
  await ignores("toggle.pressed")
  await ignores("viewport.changed mobile")
  await does("group.pressed technical")
  await does("group.pressed technical")
  await does("group.pressed water")
  await does("group.pressed projects")
  await does("route.changed")
  await does("group.pressed technical")
  await does("viewport.changed desktop") // → desktop.expanded
  await does("shortcut.pressed") // → desktop.collapsed
  await does("viewport.changed mobile") // → mobile.collapsed
  await ignores("shortcut.pressed")
  await ignores("toggle.pressed")
  await ignores("viewport.changed mobile")
  await does("group.pressed technical")
  await does("group.pressed water")
  await does("group.pressed projects")
  await does("route.changed")
  await does("viewport.changed desktop") // → desktop.collapsed
  await does("shortcut.pressed") // → desktop.expanded
  await does("route.changed")
  await does("toggle.pressed") // → desktop.collapsed
  await does("viewport.changed mobile") // → mobile.collapsed
  await does("route.changed")
  await does("group.pressed technical")
  await does("viewport.changed desktop") // → desktop.collapsed
})

pathTest('sidebar', 2, async ({ start, does }) => {
  await start("start 2") // → desktop.collapsed
  await does("shortcut.pressed") // → desktop.expanded
  await does("viewport.changed mobile") // → mobile.expanded
  await does("route.changed")
  await does("viewport.changed desktop") // → desktop.expanded
  await does("toggle.pressed") // → desktop.collapsed
  await does("toggle.pressed") // → desktop.expanded
  await does("route.changed")
  await does("group.pressed technical")
  await does("route.changed")
  await does("viewport.changed mobile") // → mobile.expanded
  await does("viewport.changed desktop") // → desktop.expanded
  await does("group.pressed technical")
  await does("shortcut.pressed") // → desktop.collapsed
  await does("toggle.pressed") // → desktop.expanded
  await does("viewport.changed mobile") // → mobile.expanded
  await does("viewport.changed desktop") // → desktop.expanded
  await does("route.changed")
  await does("shortcut.pressed") // → desktop.collapsed
  await does("group.pressed technical") // → desktop.expanded
  await does("route.changed")
  await does("shortcut.pressed") // → desktop.collapsed
  await does("group.pressed technical") // → desktop.expanded
  await does("viewport.changed mobile") // → mobile.expanded
  await does("viewport.changed desktop") // → desktop.expanded
  await does("viewport.changed mobile") // → mobile.expanded
  await does("viewport.changed desktop") // → desktop.expanded
  await does("shortcut.pressed") // → desktop.collapsed
  await does("route.changed")
  await does("group.pressed technical") // → desktop.expanded
  await does("shortcut.pressed") // → desktop.collapsed
  await does("route.changed")
  await does("viewport.changed mobile") // → mobile.collapsed
  await does("viewport.changed desktop") // → desktop.collapsed
  await does("toggle.pressed") // → desktop.expanded
  await does("shortcut.pressed") // → desktop.collapsed
  await does("viewport.changed mobile") // → mobile.collapsed
  await does("viewport.changed desktop") // → desktop.collapsed
  await does("group.pressed technical") // → desktop.expanded
  await does("shortcut.pressed") // → desktop.collapsed
  await does("viewport.changed mobile") // → mobile.collapsed
  await does("viewport.changed desktop") // → desktop.collapsed
  await does("route.changed")
  await does("viewport.changed mobile") // → mobile.collapsed
  await does("viewport.changed desktop") // → desktop.collapsed
  await does("viewport.changed mobile") // → mobile.collapsed
})

pathTest('sidebar', 3, async ({ start, does }) => {
  await start("start 3") // → mobile.expanded
  await does("group.pressed technical")
})

pathTest('sidebar', 4, async ({ start, does }) => {
  await start("start 4") // → mobile.collapsed
  await does("group.pressed technical")
})

pathTest('sidebar', 5, async ({ start, does }) => {
  await start("start 1") // → desktop.expanded
  await does("toggle.pressed") // → desktop.collapsed
})

pathTest('sidebar', 6, async ({ start, does }) => {
  await start("start 1") // → desktop.expanded
  await does("group.pressed technical")
})

pathTest('sidebar', 7, async ({ start, does }) => {
  await start("start 1") // → desktop.expanded
  await does("route.changed")
})

pathTest('sidebar', 8, async ({ start, does }) => {
  await start("start 1") // → desktop.expanded
  await does("viewport.changed mobile") // → mobile.expanded
})

pathTest('sidebar', 9, async ({ start, does }) => {
  await start("start 2") // → desktop.collapsed
  await does("toggle.pressed") // → desktop.expanded
})

pathTest('sidebar', 10, async ({ start, does }) => {
  await start("start 2") // → desktop.collapsed
  await does("group.pressed technical") // → desktop.expanded
})

pathTest('sidebar', 11, async ({ start, does }) => {
  await start("start 2") // → desktop.collapsed
  await does("route.changed")
})

pathTest('sidebar', 12, async ({ start, does }) => {
  await start("start 2") // → desktop.collapsed
  await does("viewport.changed mobile") // → mobile.collapsed
})

pathTest('sidebar', 13, async ({ start, does }) => {
  await start("start 3") // → mobile.expanded
  await does("route.changed")
})

pathTest('sidebar', 14, async ({ start, does }) => {
  await start("start 3") // → mobile.expanded
  await does("viewport.changed desktop") // → desktop.expanded
})

pathTest('sidebar', 15, async ({ start, does }) => {
  await start("start 4") // → mobile.collapsed
  await does("route.changed")
})

pathTest('sidebar', 16, async ({ start, does }) => {
  await start("start 4") // → mobile.collapsed
  await does("viewport.changed desktop") // → desktop.collapsed
})

pathTest('sidebar', 17, async ({ start, does }) => {
  await start("start 1") // → desktop.expanded
  await does("group.pressed technical")
  await does("group.pressed water")
  await does("group.pressed water")
  await does("toggle.pressed") // → desktop.collapsed
})
