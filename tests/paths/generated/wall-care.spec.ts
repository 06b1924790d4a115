// wall-care: written by `npm run paths -- gen` from golden/wall-care.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('wall-care', 1, async ({ start, does, ignores }) => {
  await start("start 1") // → well
  await does("reload.wanted order") // → worn
  await ignores("reload.wanted order")
  await ignores("reload.wanted heap")
  await ignores("reload.wanted build")
  await does("pin.changed true")
  await does("pin.changed true")
  await does("pin.changed false")
  await does("link.changed true") // → reloading
  await ignores("reload.wanted order")
  await ignores("reload.wanted heap")
  await ignores("reload.wanted build")
  await ignores("pin.changed true")
  await ignores("pin.changed false")
  await ignores("link.changed true")
  await ignores("link.changed false")
  await ignores("reloads.forgotten")
})

pathTest('wall-care', 2, async ({ start, does }) => {
  await start("start 2") // → well
  await does("reload.wanted heap") // → worn
  await does("link.changed true")
  await does("link.changed true")
  await does("pin.changed true")
  await does("link.changed true")
  await does("link.changed false")
  await does("reloads.forgotten")
  await does("reloads.forgotten")
  await does("pin.changed true")
  await does("reloads.forgotten")
  await does("link.changed true")
  await does("pin.changed false") // → reloading
})

pathTest('wall-care', 3, async ({ start, does }) => {
  await start("start 1") // → well
  await does("reload.wanted build") // → worn
  await does("link.changed true") // → reloading
})

pathTest('wall-care', 4, async ({ start, does }) => {
  await start("start 1") // → well
  await does("pin.changed true")
  await does("pin.changed true")
  await does("reload.wanted order") // → worn
  await does("reloads.forgotten")
  await does("pin.changed false")
  await does("link.changed false")
  await does("link.changed true") // → reloading
})

pathTest('wall-care', 5, async ({ start, does }) => {
  await start("start 1") // → well
  await does("pin.changed false")
  await does("link.changed true")
  await does("link.changed true")
  await does("reload.wanted order") // → reloading
})

pathTest('wall-care', 6, async ({ start, does }) => {
  await start("start 1") // → well
  await does("link.changed false")
  await does("reload.wanted order") // → worn
  await does("reloads.forgotten")
  await does("link.changed true") // → reloading
})

pathTest('wall-care', 7, async ({ start, does }) => {
  await start("start 1") // → well
  await does("reloads.forgotten")
  await does("reloads.forgotten")
  await does("reload.wanted order") // → worn
  await does("pin.changed true")
  await does("link.changed true")
  await does("pin.changed true")
  await does("pin.changed false") // → reloading
})

pathTest('wall-care', 8, async ({ start, does }) => {
  await start("start 1") // → well
  await does("pin.changed true")
  await does("reloads.forgotten")
  await does("pin.changed true")
  await does("link.changed true")
  await does("pin.changed true")
  await does("reload.wanted order") // → worn
  await does("pin.changed false") // → reloading
})

pathTest('wall-care', 9, async ({ start, does }) => {
  await start("start 1") // → well
  await does("link.changed true")
  await does("reloads.forgotten")
  await does("reload.wanted order") // → reloading
})

pathTest('wall-care', 10, async ({ start, does }) => {
  await start("start 1") // → well
  await does("reloads.forgotten")
  await does("link.changed true")
  await does("pin.changed false")
  await does("reload.wanted order") // → reloading
})

pathTest('wall-care', 11, async ({ start, does }) => {
  await start("start 2") // → well
  await does("reload.wanted order") // → worn
  await does("link.changed true")
  await does("reloads.forgotten") // → reloading
})

pathTest('wall-care', 12, async ({ start, does }) => {
  await start("start 2") // → well
  await does("link.changed true")
  await does("reload.wanted order") // → worn
  await does("reloads.forgotten") // → reloading
})

pathTest('wall-care', 13, async ({ start, does }) => {
  await start("start 2") // → well
  await does("reload.wanted order") // → worn
  await does("link.changed true")
  await does("pin.changed false")
  await does("reloads.forgotten") // → reloading
})

pathTest('wall-care', 14, async ({ start, does }) => {
  await start("start 1") // → well
  await does("reload.wanted order") // → worn
  await does("pin.changed true")
  await does("link.changed true")
  await does("reloads.forgotten")
  await does("pin.changed false") // → reloading
})
