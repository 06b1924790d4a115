// alarm-notice: written by `npm run paths -- gen` from golden/alarm-notice.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('alarm-notice', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → quiet
  await ignores("power.restored pompe-1")
  await ignores("alarms.opened")
  await ignores("seen.pressed")
  await ignores("panel.used")
  await does("power.lost pompe-1") // → shown
  await does("power.lost pompe-1")
  await does("power.lost pompe-1")
  await does("power.lost pompe-2")
  await does("power.restored pompe-1")
  await ignores("power.restored pompe-1")
  await does("power.lost pompe-1")
  await does("alarms.opened") // → quiet
  await does("power.lost pompe-1") // → shown
  await does("power.restored pompe-1") // → quiet
  await does("power.lost pompe-1") // → shown
  await does("alarms.opened") // → quiet
  await does("power.lost pompe-2") // → shown
  await does("seen.pressed") // → quiet
  await does("power.lost pompe-1") // → shown
  await does("panel.used") // → quiet
  await does("power.lost pompe-1") // → shown
  await does("power.lost pompe-1")
  await does("power.restored pompe-1") // → quiet
  await does("power.lost pompe-1") // → shown
  await does("power.lost pompe-1")
  await does("seen.pressed") // → quiet
  await does("power.lost pompe-1") // → shown
  await does("power.lost pompe-1")
  await does("panel.used") // → quiet
  await does("power.lost pompe-1") // → shown
  await does("power.lost pompe-2")
  await does("power.restored pompe-1")
  await does("alarms.opened") // → quiet
  await does("power.lost pompe-1") // → shown
  await does("power.lost pompe-2")
  await does("power.restored pompe-1")
  await does("seen.pressed") // → quiet
  await does("power.lost pompe-1") // → shown
  await does("power.lost pompe-2")
  await does("power.restored pompe-1")
  await does("panel.used") // → quiet
})
