// alarm-acts: written by `npm run paths -- gen` from golden/alarm-acts.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('alarm-acts', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → link.up + sender.idle
  await ignores("link.restored")
  await ignores("alarm.changed a1")
  await does("act.chosen") // → link.up + sender.sending
  await ignores("link.restored")
  await ignores("alarm.changed a1")
  await does("act.chosen")
  await does("act.chosen")
  await does("link.lost") // → link.down + sender.sending
  await ignores("link.lost")
  await ignores("alarm.changed a1")
  await does("act.chosen")
  await does("link.restored") // → link.up + sender.sending
  await does("link.lost") // → link.down + sender.sending
  await does("link.restored") // → link.up + sender.sending
  await does("done sendActs #1")
  await does("act.chosen")
  await does("done sendActs #1")
  await does("alarm.changed a1")
  await does("act.chosen")
  await does("done sendActs #2")
  await does("done sendActs #1") // → link.up + sender.idle
  await does("act.chosen") // → link.up + sender.sending
  await does("done sendActs #1") // → link.up + sender.idle
  await does("link.lost") // → link.down + sender.idle
  await ignores("link.lost")
  await does("act.chosen") // → link.down + sender.waiting
  await ignores("link.lost")
  await ignores("alarm.changed a1")
  await ignores("after retryDelay (sender.waiting)")
  await does("act.chosen")
  await does("act.chosen")
  await does("link.restored") // → link.up + sender.sending
  await does("act.chosen")
  await does("error sendActs") // → link.up + sender.waiting
  await ignores("alarm.changed a1")
  await does("act.chosen")
  await does("link.lost") // → link.down + sender.waiting
  await does("link.restored") // → link.up + sender.sending
  await does("link.lost") // → link.down + sender.sending
  await does("done sendActs #1") // → link.down + sender.idle
  await does("act.chosen") // → link.down + sender.waiting
  await does("link.restored") // → link.up + sender.sending
  await does("done sendActs #1") // → link.up + sender.idle
  await does("alarm.changed a1")
  await does("act.chosen") // → link.up + sender.sending
  await does("error sendActs") // → link.up + sender.waiting
  await does("link.restored") // → link.up + sender.sending
  await does("act.chosen")
  await does("link.lost") // → link.down + sender.sending
  await does("done sendActs #1") // → link.down + sender.waiting
  await does("act.chosen")
  await does("link.restored") // → link.up + sender.sending
  await does("error sendActs") // → link.up + sender.waiting
  await does("after retryDelay (sender.waiting)") // → link.up + sender.sending
  await does("act.chosen")
  await does("link.lost") // → link.down + sender.sending
  await does("done sendActs #2") // → link.down + sender.waiting
  await does("link.restored") // → link.up + sender.sending
  await does("alarm.changed a1")
})

pathTest('alarm-acts', 2, async ({ start, does, ignores }) => {
  await start("start 2") // → link.up + sender.sending
  await does("act.chosen")
  await does("link.lost") // → link.down + sender.sending
  await does("error sendActs") // → link.down + sender.waiting
  await does("link.restored") // → link.up + sender.sending
  await does("act.chosen")
  await does("done sendActs #1")
  await does("error sendActs") // → link.up + sender.waiting
  await does("alarm.changed a1")
  await does("act.chosen")
  await does("link.restored") // → link.up + sender.sending
  await does("done sendActs #1") // → link.up + sender.idle
  await does("link.lost") // → link.down + sender.idle
  await does("link.restored") // → link.up + sender.idle
  await does("alarm.changed a1")
  await does("link.lost") // → link.down + sender.idle
  await ignores("alarm.changed a1")
  await does("act.chosen") // → link.down + sender.waiting
  await does("link.restored") // → link.up + sender.sending
  await does("link.lost") // → link.down + sender.sending
  await does("act.chosen")
  await does("done sendActs #1") // → link.down + sender.waiting
  await does("alarm.changed a1")
  await does("link.restored") // → link.up + sender.sending
  await does("link.lost") // → link.down + sender.sending
  await does("done sendActs #1") // → link.down + sender.idle
  await does("alarm.changed a1")
  await does("act.chosen") // → link.down + sender.waiting
  await does("link.restored") // → link.up + sender.sending
  await does("done sendActs #1") // → link.up + sender.idle
  await does("link.lost") // → link.down + sender.idle
  await does("alarm.changed a1")
  await does("link.restored") // → link.up + sender.idle
  await does("act.chosen") // → link.up + sender.sending
  await does("error sendActs") // → link.up + sender.waiting
  await does("act.chosen")
  await does("after retryDelay (sender.waiting)") // → link.up + sender.sending
  await does("done sendActs #1") // → link.up + sender.idle
  await does("act.chosen") // → link.up + sender.sending
  await does("error sendActs") // → link.up + sender.waiting
  await does("link.restored") // → link.up + sender.sending
  await does("error sendActs") // → link.up + sender.waiting
  await does("after retryDelay (sender.waiting)") // → link.up + sender.sending
  await does("error sendActs") // → link.up + sender.waiting
  await does("link.restored") // → link.up + sender.sending
  await does("act.chosen")
  await does("done sendActs #1")
  await does("link.lost") // → link.down + sender.sending
  await does("alarm.changed a1")
  await does("done sendActs #1") // → link.down + sender.idle
  await does("act.chosen") // → link.down + sender.waiting
  await does("link.restored") // → link.up + sender.sending
  await does("act.chosen")
  await does("done sendActs #1")
  await does("alarm.changed a1")
  await does("error sendActs") // → link.up + sender.waiting
  await does("link.restored") // → link.up + sender.sending
  await does("act.chosen")
  await does("done sendActs #1")
  await does("error sendActs") // → link.up + sender.waiting
  await does("link.restored") // → link.up + sender.sending
  await does("alarm.changed a1")
})

pathTest('alarm-acts', 3, async ({ start, does }) => {
  await start("start 2") // → link.up + sender.sending
  await does("done sendActs #1") // → link.up + sender.idle
  await does("act.chosen") // → link.up + sender.sending
  await does("act.chosen")
  await does("done sendActs #1")
  await does("error sendActs") // → link.up + sender.waiting
  await does("alarm.changed a1")
  await does("link.restored") // → link.up + sender.sending
  await does("act.chosen")
  await does("done sendActs #1")
  await does("error sendActs") // → link.up + sender.waiting
  await does("alarm.changed a1")
  await does("after retryDelay (sender.waiting)") // → link.up + sender.sending
  await does("act.chosen")
  await does("done sendActs #1")
  await does("error sendActs") // → link.up + sender.waiting
  await does("after retryDelay (sender.waiting)") // → link.up + sender.sending
  await does("alarm.changed a1")
})

pathTest('alarm-acts', 4, async ({ start, does }) => {
  await start("start 2") // → link.up + sender.sending
  await does("error sendActs") // → link.up + sender.waiting
})
