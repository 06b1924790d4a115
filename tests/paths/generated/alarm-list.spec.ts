// alarm-list: written by `npm run paths -- gen` from golden/alarm-list.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('alarm-list', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → order.following + desk.listing
  await ignores("arrivals.counted 2")
  await ignores("hand.left")
  await ignores("counter.pressed")
  await ignores("step.pressed 1 false")
  await ignores("step.pressed 1 true")
  await ignores("step.pressed -1 false")
  await ignores("step.pressed -1 true")
  await ignores("open.pressed")
  await ignores("row.pressed a2")
  await ignores("row.pressed cause-a1")
  await ignores("cause.acknowledged cause-a1")
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await ignores("clear.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("acknowledge.pressed")
  await ignores("question.asked commenting")
  await ignores("question.asked shelving")
  await ignores("question.asked assigning")
  await ignores("question.asked retiring")
  await ignores("question.answered #1")
  await ignores("question.answered #2")
  await ignores("question.dismissed")
  await ignores("group.pressed")
  await does("rows.changed #1")
  await does("rows.changed #2")
  await does("arrivals.counted 11")
  await does("arrivals.counted 2")
  await does("hand.entered") // → order.held + desk.listing
  await does("rows.changed #1")
  await ignores("arrivals.counted 2")
  await ignores("hand.entered")
  await does("counter.pressed")
  await ignores("open.pressed")
  await does("row.pressed cause-a1")
  await does("cause.acknowledged cause-a1") // → order.held + desk.asking.overList
  await ignores("tick.pressed")
  await ignores("clear.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("acknowledge.pressed")
  await ignores("question.asked commenting")
  await does("question.answered #1") // → order.held + desk.listing
  await ignores("question.dismissed")
  await does("group.pressed")
  await does("arrivals.counted 11")
  await does("row.ticked a2")
  await does("arrivals.counted 2")
  await does("hand.left") // → order.settling + desk.listing
  await does("rows.changed #1")
  await ignores("arrivals.counted 2")
  await ignores("hand.left")
  await does("counter.pressed")
  await does("open.pressed")
  await does("row.pressed cause-a1")
  await ignores("cause.acknowledged cause-a1")
  await ignores("tick.pressed")
  await does("clear.pressed")
})

pathTest('alarm-list', 2, async ({ start, does, ignores }) => {
  await start("start 2") // → order.following + desk.listing
  await does("alarm.linked a3") // → order.following + desk.reading
  await ignores("arrivals.counted 2")
  await ignores("hand.left")
  await ignores("counter.pressed")
  await ignores("step.pressed 1 false")
  await ignores("open.pressed")
  await ignores("row.pressed a2")
  await ignores("cause.acknowledged cause-a1")
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await ignores("clear.pressed")
  await ignores("acknowledge.pressed")
  await ignores("question.asked retiring")
  await ignores("question.answered #1")
  await ignores("question.dismissed")
  await ignores("group.pressed")
  await does("alarm.linked a3")
  await does("rows.changed #1")
  await does("acknowledge.pressed")
  await does("arrivals.counted 11")
  await does("arrivals.counted 2")
  await does("hand.entered") // → order.held + desk.reading
  await does("rows.changed #1")
  await ignores("arrivals.counted 2")
  await ignores("hand.entered")
  await does("counter.pressed")
  await does("step.pressed 1 false")
  await ignores("open.pressed")
  await does("row.pressed cause-a1")
  await does("cause.acknowledged cause-a1") // → order.held + desk.asking.overPanel
  await ignores("clear.pressed")
  await ignores("acknowledge.pressed")
  await ignores("question.asked retiring")
  await does("question.answered #1") // → order.held + desk.reading
  await ignores("question.dismissed")
  await does("group.pressed")
  await does("alarm.linked a3")
  await does("arrivals.counted 11")
  await does("row.ticked a2")
  await does("tick.pressed")
  await does("arrivals.counted 2")
  await does("hand.left") // → order.settling + desk.reading
  await does("rows.changed #1")
  await ignores("arrivals.counted 2")
  await ignores("hand.left")
  await does("counter.pressed")
  await ignores("step.pressed 1 false")
  await ignores("open.pressed")
  await does("row.pressed cause-a1")
  await ignores("cause.acknowledged cause-a1")
  await does("clear.pressed")
  await does("acknowledge.pressed") // → order.settling + desk.asking.overPanel
  await ignores("question.asked retiring")
  await does("question.answered #1") // → order.settling + desk.reading
  await ignores("question.dismissed")
  await does("group.pressed")
  await does("alarm.linked a3")
  await does("arrivals.counted 11")
  await ignores("row.ticked a2")
})

pathTest('alarm-list', 3, async ({ start, does, ignores }) => {
  await start("start 3") // → order.following + desk.listing
  await does("rows.changed #1")
  await does("step.pressed 1 false") // → order.settling + desk.listing
  await ignores("step.pressed -1 false")
  await ignores("row.ticked a2")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("acknowledge.pressed")
  await ignores("question.asked commenting")
  await ignores("question.answered #1")
  await ignores("question.dismissed")
  await does("group.pressed")
  await does("arrivals.counted 11")
  await does("arrivals.counted 2")
  await does("hand.entered") // → order.held + desk.listing
  await ignores("step.pressed -1 false")
  await does("step.pressed 1 false")
  await does("open.pressed")
  await does("step.pressed -1 false")
  await does("row.pressed a2") // → order.held + desk.reading
  await ignores("acknowledge.pressed")
  await does("escape.pressed") // → order.held + desk.listing
  await does("row.pressed a2") // → order.held + desk.reading
  await does("back.pressed") // → order.held + desk.listing
  await does("alarm.linked a3") // → order.held + desk.reading
  await does("arrivals.counted 11")
  await does("row.pressed cause-a1")
  await does("group.pressed")
  await does("hand.left") // → order.settling + desk.reading
  await ignores("tick.pressed")
  await ignores("acknowledge.pressed")
  await does("arrivals.counted 2")
  await does("hand.entered") // → order.held + desk.reading
  await does("hand.left") // → order.settling + desk.reading
  await does("step.pressed 1 false")
  await does("row.pressed a2")
  await does("escape.pressed") // → order.settling + desk.listing
  await does("step.pressed 1 false")
  await does("open.pressed") // → order.settling + desk.reading
  await does("back.pressed") // → order.settling + desk.listing
  await does("row.pressed a2") // → order.settling + desk.reading
  await does("after handAway (order.settling)") // → order.following + desk.reading
  await does("row.pressed a2")
  await does("step.pressed 1 false") // → order.settling + desk.reading
  await does("arrivals.counted 11")
  await does("row.pressed cause-a1")
  await does("group.pressed")
  await does("escape.pressed") // → order.settling + desk.listing
  await does("group.pressed")
  await does("open.pressed")
  await does("row.pressed cause-a1")
  await does("alarm.linked a3") // → order.settling + desk.reading
  await does("escape.pressed") // → order.settling + desk.listing
  await does("after handAway (order.settling)") // → order.following + desk.listing
  await does("row.pressed cause-a1")
  await does("open.pressed")
  await does("row.pressed a2") // → order.following + desk.reading
  await does("row.pressed cause-a1")
  await does("escape.pressed") // → order.following + desk.listing
  await does("group.pressed")
})

pathTest('alarm-list', 4, async ({ start, does, ignores }) => {
  await start("start 1") // → order.following + desk.listing
  await does("rows.changed #1")
  await ignores("row.ticked a2")
  await ignores("clear.pressed")
  await does("arrivals.counted 11")
  await does("cause.acknowledged cause-a1") // → order.following + desk.asking.overList
  await does("rows.changed #1")
  await ignores("arrivals.counted 11")
  await ignores("hand.left")
  await ignores("counter.pressed")
  await ignores("step.pressed 1 false")
  await ignores("open.pressed")
  await ignores("row.pressed a2")
  await ignores("cause.acknowledged cause-a1")
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await ignores("clear.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("acknowledge.pressed")
  await ignores("question.asked commenting")
  await ignores("question.answered #2")
  await ignores("group.pressed")
  await ignores("alarm.linked a3")
  await does("arrivals.counted 2")
  await does("arrivals.counted 11")
  await does("hand.entered") // → order.held + desk.asking.overList
  await does("rows.changed #1")
  await ignores("arrivals.counted 11")
  await ignores("hand.entered")
  await ignores("counter.pressed")
  await ignores("step.pressed 1 false")
  await ignores("open.pressed")
  await ignores("row.pressed a2")
  await ignores("cause.acknowledged cause-a1")
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await ignores("clear.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("acknowledge.pressed")
  await ignores("question.asked commenting")
  await ignores("question.answered #2")
  await ignores("group.pressed")
  await ignores("alarm.linked a3")
  await does("arrivals.counted 2")
  await does("arrivals.counted 11")
  await does("hand.left") // → order.settling + desk.asking.overList
  await does("rows.changed #1")
  await ignores("arrivals.counted 11")
  await ignores("hand.left")
  await ignores("counter.pressed")
  await ignores("step.pressed 1 false")
  await ignores("open.pressed")
  await ignores("row.pressed a2")
  await ignores("cause.acknowledged cause-a1")
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await ignores("clear.pressed")
  await ignores("escape.pressed")
})

pathTest('alarm-list', 5, async ({ start, does, ignores }) => {
  await start("start 1") // → order.following + desk.listing
  await does("hand.entered") // → order.held + desk.listing
  await does("rows.changed #1") // → order.following + desk.listing
  await does("hand.entered") // → order.held + desk.listing
  await ignores("row.ticked a2")
  await ignores("clear.pressed")
  await does("arrivals.counted 11")
  await does("row.pressed cause-a1")
  await does("open.pressed")
  await does("cause.acknowledged cause-a1") // → order.held + desk.asking.overList
  await does("question.answered #1") // → order.held + desk.listing
  await does("acknowledge.pressed") // → order.held + desk.asking.overList
  await does("question.dismissed") // → order.held + desk.listing
  await does("question.asked commenting") // → order.held + desk.asking.overList
  await does("hand.left") // → order.settling + desk.asking.overList
  await ignores("back.pressed")
  await ignores("acknowledge.pressed")
  await ignores("question.asked commenting")
  await ignores("question.answered #1")
  await ignores("group.pressed")
  await ignores("alarm.linked a3")
  await does("arrivals.counted 2")
  await does("arrivals.counted 11")
  await does("hand.entered") // → order.held + desk.asking.overList
  await does("hand.left") // → order.settling + desk.asking.overList
  await does("question.answered #2") // → order.settling + desk.listing
  await does("cause.acknowledged cause-a1") // → order.settling + desk.asking.overList
  await does("question.dismissed") // → order.settling + desk.listing
  await does("acknowledge.pressed") // → order.settling + desk.asking.overList
  await does("after handAway (order.settling)") // → order.following + desk.asking.overList
  await does("question.answered #1") // → order.following + desk.listing
  await does("acknowledge.pressed") // → order.following + desk.asking.overList
  await does("question.dismissed") // → order.following + desk.listing
  await does("question.asked commenting") // → order.following + desk.asking.overList
  await does("hand.entered") // → order.held + desk.asking.overList
  await does("question.answered #2") // → order.held + desk.listing
  await does("group.pressed")
  await does("hand.left") // → order.settling + desk.listing
  await does("row.ticked a2")
  await does("clear.pressed")
  await does("question.asked commenting") // → order.settling + desk.asking.overList
  await does("question.answered #2") // → order.settling + desk.listing
  await does("step.pressed 1 false")
  await does("acknowledge.pressed")
  await does("tick.pressed")
  await does("escape.pressed")
  await does("hand.entered") // → order.held + desk.listing
  await does("acknowledge.pressed")
  await does("tick.pressed")
  await does("escape.pressed")
  await does("open.pressed") // → order.held + desk.reading
  await does("row.ticked a2")
  await does("tick.pressed")
  await does("question.asked commenting") // → order.held + desk.asking.overPanel
  await does("rows.changed #1")
  await ignores("arrivals.counted 11")
  await ignores("hand.entered")
  await ignores("counter.pressed")
  await ignores("step.pressed 1 false")
  await ignores("open.pressed")
})

pathTest('alarm-list', 6, async ({ start, does, ignores }) => {
  await start("start 1") // → order.following + desk.listing
  await does("alarm.linked a3") // → order.following + desk.reading
  await does("back.pressed") // → order.following + desk.listing
  await does("rows.changed #1")
  await does("acknowledge.pressed")
  await ignores("open.pressed")
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await ignores("clear.pressed")
  await does("question.asked commenting") // → order.following + desk.asking.overList
  await does("rows.changed #1")
  await ignores("arrivals.counted 2")
  await ignores("hand.left")
  await ignores("counter.pressed")
  await ignores("step.pressed 1 false")
  await ignores("open.pressed")
  await ignores("row.pressed a2")
  await ignores("cause.acknowledged cause-a1")
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await ignores("clear.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("acknowledge.pressed")
  await ignores("question.asked commenting")
  await ignores("question.answered #1")
  await ignores("group.pressed")
  await ignores("alarm.linked a3")
  await does("arrivals.counted 11")
  await does("arrivals.counted 2")
  await does("hand.entered") // → order.held + desk.asking.overList
  await ignores("row.pressed a2")
  await ignores("cause.acknowledged cause-a1")
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await ignores("clear.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("acknowledge.pressed")
  await ignores("question.asked commenting")
  await ignores("question.answered #1")
  await ignores("group.pressed")
  await ignores("alarm.linked a3")
  await does("arrivals.counted 11")
  await does("arrivals.counted 2")
  await does("hand.left") // → order.settling + desk.asking.overList
  await does("rows.changed #1")
  await ignores("arrivals.counted 2")
  await ignores("hand.left")
  await ignores("counter.pressed")
  await ignores("step.pressed 1 false")
  await ignores("open.pressed")
  await ignores("row.pressed a2")
  await ignores("cause.acknowledged cause-a1")
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await ignores("clear.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("acknowledge.pressed")
})

pathTest('alarm-list', 7, async ({ start, does, ignores }) => {
  await start("start 1") // → order.following + desk.listing
  await does("rows.changed #1")
  await ignores("row.ticked a2")
  await ignores("escape.pressed")
  await does("arrivals.counted 11")
  await does("alarm.linked a3") // → order.following + desk.reading
  await does("cause.acknowledged cause-a1") // → order.following + desk.asking.overPanel
  await does("question.answered #1") // → order.following + desk.reading
  await does("acknowledge.pressed") // → order.following + desk.asking.overPanel
  await does("question.dismissed") // → order.following + desk.reading
  await does("group.pressed")
  await does("hand.entered") // → order.held + desk.reading
  await does("acknowledge.pressed") // → order.held + desk.asking.overPanel
  await does("question.answered #1") // → order.held + desk.reading
  await does("hand.left") // → order.settling + desk.reading
  await does("row.ticked a2")
  await does("clear.pressed")
  await does("acknowledge.pressed") // → order.settling + desk.asking.overPanel
  await ignores("question.asked commenting")
  await ignores("question.answered #2")
  await ignores("group.pressed")
  await ignores("alarm.linked a3")
  await does("arrivals.counted 2")
  await does("arrivals.counted 11")
  await does("hand.entered") // → order.held + desk.asking.overPanel
  await does("question.dismissed") // → order.held + desk.reading
  await does("cause.acknowledged cause-a1") // → order.held + desk.asking.overPanel
  await does("hand.left") // → order.settling + desk.asking.overPanel
  await does("question.answered #1") // → order.settling + desk.reading
  await does("cause.acknowledged cause-a1") // → order.settling + desk.asking.overPanel
  await does("question.dismissed") // → order.settling + desk.reading
  await does("question.asked commenting") // → order.settling + desk.asking.overPanel
  await does("after handAway (order.settling)") // → order.following + desk.asking.overPanel
  await does("question.answered #2") // → order.following + desk.reading
  await ignores("step.pressed 1 false")
  await ignores("tick.pressed")
  await does("hand.entered") // → order.held + desk.reading
  await ignores("clear.pressed")
  await does("hand.left") // → order.settling + desk.reading
  await does("escape.pressed") // → order.settling + desk.listing
  await does("after handAway (order.settling)") // → order.following + desk.listing
  await ignores("tick.pressed")
})

pathTest('alarm-list', 8, async ({ start, does }) => {
  await start("start 1") // → order.following + desk.listing
  await does("hand.entered") // → order.held + desk.listing
  await does("hand.left") // → order.settling + desk.listing
  await does("rows.changed #1") // → order.following + desk.listing
})

pathTest('alarm-list', 9, async ({ start, does }) => {
  await start("start 1") // → order.following + desk.listing
  await does("hand.entered") // → order.held + desk.listing
  await does("alarm.linked a3") // → order.held + desk.reading
  await does("rows.changed #1") // → order.following + desk.reading
})

pathTest('alarm-list', 10, async ({ start, does }) => {
  await start("start 1") // → order.following + desk.listing
  await does("hand.entered") // → order.held + desk.listing
  await does("hand.left") // → order.settling + desk.listing
  await does("alarm.linked a3") // → order.settling + desk.reading
  await does("rows.changed #1") // → order.following + desk.reading
})

pathTest('alarm-list', 11, async ({ start, does }) => {
  await start("start 1") // → order.following + desk.listing
  await does("hand.entered") // → order.held + desk.listing
  await does("alarm.linked a3") // → order.held + desk.reading
  await does("question.asked commenting") // → order.held + desk.asking.overPanel
  await does("rows.changed #1") // → order.following + desk.asking.overPanel
})

pathTest('alarm-list', 12, async ({ start, does }) => {
  await start("start 1") // → order.following + desk.listing
  await does("hand.entered") // → order.held + desk.listing
  await does("hand.left") // → order.settling + desk.listing
  await does("alarm.linked a3") // → order.settling + desk.reading
  await does("question.asked commenting") // → order.settling + desk.asking.overPanel
  await does("rows.changed #1") // → order.following + desk.asking.overPanel
})

pathTest('alarm-list', 13, async ({ start, does }) => {
  await start("start 1") // → order.following + desk.listing
  await does("hand.entered") // → order.held + desk.listing
  await does("alarm.linked a3") // → order.held + desk.reading
  await does("escape.pressed") // → order.held + desk.listing
  await does("question.asked commenting") // → order.held + desk.asking.overList
  await does("rows.changed #1") // → order.following + desk.asking.overList
})

pathTest('alarm-list', 14, async ({ start, does }) => {
  await start("start 1") // → order.following + desk.listing
  await does("hand.entered") // → order.held + desk.listing
  await does("hand.left") // → order.settling + desk.listing
  await does("alarm.linked a3") // → order.settling + desk.reading
  await does("escape.pressed") // → order.settling + desk.listing
  await does("question.asked commenting") // → order.settling + desk.asking.overList
  await does("rows.changed #1") // → order.following + desk.asking.overList
})

pathTest('alarm-list', 15, async ({ start, does, ignores }) => {
  await start("start 1") // → order.following + desk.listing
  await does("rows.changed #2")
  await does("hand.entered") // → order.held + desk.listing
  await does("rows.changed #1")
  await does("counter.pressed")
  await does("rows.changed #2")
  await does("counter.pressed")
  await does("rows.changed #1")
  await does("counter.pressed")
  await does("rows.changed #2")
  await does("counter.pressed")
  await does("rows.changed #1")
  await does("counter.pressed")
  await does("hand.left") // → order.settling + desk.listing
  await does("step.pressed 1 false")
  await does("step.pressed 1 false")
  await ignores("tick.pressed")
  await does("question.asked shelving") // → order.settling + desk.asking.overList
  await does("question.dismissed") // → order.settling + desk.listing
  await does("question.asked shelving") // → order.settling + desk.asking.overList
  await does("question.dismissed") // → order.settling + desk.listing
  await does("question.asked shelving") // → order.settling + desk.asking.overList
  await does("question.dismissed") // → order.settling + desk.listing
  await does("question.asked assigning") // → order.settling + desk.asking.overList
  await does("question.dismissed") // → order.settling + desk.listing
  await does("question.asked retiring") // → order.settling + desk.asking.overList
  await does("question.dismissed") // → order.settling + desk.listing
  await ignores("step.pressed 1 true")
  await does("step.pressed -1 true")
  await does("acknowledge.pressed")
  await ignores("question.dismissed")
  await does("acknowledge.pressed")
  await ignores("question.answered #1")
  await ignores("row.pressed a2")
  await does("question.asked shelving") // → order.settling + desk.asking.overList
  await does("question.dismissed") // → order.settling + desk.listing
  await does("question.asked assigning") // → order.settling + desk.asking.overList
  await does("question.dismissed") // → order.settling + desk.listing
  await does("question.asked retiring") // → order.settling + desk.asking.overList
  await does("question.dismissed") // → order.settling + desk.listing
  await does("question.asked commenting") // → order.settling + desk.asking.overList
  await does("question.answered #2") // → order.settling + desk.listing
})

pathTest('alarm-list', 16, async ({ start, does, ignores }) => {
  await start("start 1") // → order.following + desk.listing
  await does("hand.entered") // → order.held + desk.listing
  await ignores("row.pressed a2")
  await ignores("cause.acknowledged cause-a1")
  await ignores("tick.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("acknowledge.pressed")
  await ignores("question.asked commenting")
  await ignores("question.answered #1")
  await ignores("group.pressed")
  await does("hand.left") // → order.settling + desk.listing
  await ignores("open.pressed")
  await ignores("clear.pressed")
  await ignores("group.pressed")
  await does("alarm.linked a3") // → order.settling + desk.reading
  await ignores("row.pressed a2")
  await ignores("clear.pressed")
  await ignores("question.answered #1")
  await ignores("group.pressed")
  await does("rows.changed #1") // → order.following + desk.reading
  await does("question.asked commenting") // → order.following + desk.asking.overPanel
  await does("rows.changed #1")
  await ignores("arrivals.counted 2")
  await does("arrivals.counted 11")
  await ignores("hand.left")
  await ignores("counter.pressed")
  await ignores("step.pressed 1 false")
  await ignores("open.pressed")
  await ignores("row.pressed a2")
  await ignores("cause.acknowledged cause-a1")
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await ignores("clear.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("acknowledge.pressed")
  await ignores("question.asked commenting")
  await ignores("question.answered #1")
  await ignores("group.pressed")
  await ignores("alarm.linked a3")
  await does("hand.entered") // → order.held + desk.asking.overPanel
  await does("arrivals.counted 2")
  await ignores("row.pressed a2")
  await ignores("cause.acknowledged cause-a1")
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("question.answered #1")
  await ignores("group.pressed")
  await ignores("alarm.linked a3")
  await does("hand.left") // → order.settling + desk.asking.overPanel
  await does("rows.changed #1")
  await ignores("hand.left")
  await ignores("counter.pressed")
  await ignores("step.pressed 1 false")
  await ignores("open.pressed")
  await ignores("row.pressed a2")
  await ignores("cause.acknowledged cause-a1")
})

pathTest('alarm-list', 17, async ({ start, does, ignores }) => {
  await start("start 1") // → order.following + desk.listing
  await does("rows.changed #1")
  await does("row.pressed cause-a1")
  await does("row.ticked a2")
  await does("clear.pressed")
  await does("row.pressed a2") // → order.following + desk.reading
  await does("row.ticked a2")
  await does("tick.pressed")
  await does("hand.entered") // → order.held + desk.reading
  await does("row.pressed a2")
  await does("acknowledge.pressed")
  await ignores("question.answered #1")
  await does("hand.left") // → order.settling + desk.reading
  await does("acknowledge.pressed")
  await does("tick.pressed")
  await does("hand.entered") // → order.held + desk.reading
  await ignores("cause.acknowledged cause-a1")
  await does("clear.pressed")
  await does("step.pressed 1 false")
  await ignores("step.pressed 1 false")
  await does("row.pressed cause-a1")
  await ignores("row.pressed a2")
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await does("hand.left") // → order.settling + desk.reading
  await does("cause.acknowledged cause-a1") // → order.settling + desk.asking.overPanel
  await ignores("row.ticked a2")
  await ignores("tick.pressed")
  await ignores("clear.pressed")
  await ignores("escape.pressed")
  await ignores("back.pressed")
  await ignores("acknowledge.pressed")
  await does("question.answered #1") // → order.settling + desk.reading
  await does("step.pressed -1 true")
  await does("after handAway (order.settling)") // → order.following + desk.reading
  await does("clear.pressed")
  await does("escape.pressed") // → order.following + desk.listing
  await does("open.pressed") // → order.following + desk.reading
  await does("escape.pressed") // → order.following + desk.listing
  await does("tick.pressed")
  await does("escape.pressed")
  await does("hand.entered") // → order.held + desk.listing
  await does("step.pressed 1 true")
  await does("clear.pressed")
  await does("step.pressed -1 false")
  await does("group.pressed")
  await does("step.pressed 1 true")
  await does("arrivals.counted 11")
  await does("acknowledge.pressed") // → order.held + desk.asking.overList
  await does("arrivals.counted 2")
  await does("hand.left") // → order.settling + desk.asking.overList
  await ignores("arrivals.counted 2")
  await does("after handAway (order.settling)") // → order.following + desk.asking.overList
  await ignores("arrivals.counted 2")
})

pathTest('alarm-list', 18, async ({ start, does, ignores }) => {
  await start("start 1") // → order.following + desk.listing
  await does("hand.entered") // → order.held + desk.listing
  await does("alarm.linked a3") // → order.held + desk.reading
  await ignores("group.pressed")
  await does("rows.changed #1") // → order.following + desk.reading
  await does("step.pressed -1 true") // → order.settling + desk.reading
  await does("group.pressed")
  await does("rows.changed #2")
  await does("row.ticked a2")
  await does("after handAway (order.settling)") // → order.following + desk.reading
  await does("arrivals.counted 11")
  await does("acknowledge.pressed") // → order.following + desk.asking.overPanel
  await does("arrivals.counted 2")
  await does("hand.entered") // → order.held + desk.asking.overPanel
  await ignores("arrivals.counted 2")
})

pathTest('alarm-list', 19, async ({ start, does, ignores }) => {
  await start("start 2") // → order.following + desk.listing
  await does("hand.entered") // → order.held + desk.listing
  await does("alarm.linked a3") // → order.held + desk.reading
  await ignores("question.asked retiring")
  await does("hand.left") // → order.settling + desk.reading
  await ignores("question.asked retiring")
})

pathTest('alarm-list', 20, async ({ start, does }) => {
  await start("start 1") // → order.following + desk.listing
  await does("rows.changed #1")
  await does("row.pressed cause-a1")
  await does("row.pressed a2") // → order.following + desk.reading
  await does("step.pressed -1 true") // → order.settling + desk.reading
  await does("group.pressed")
  await does("rows.changed #2")
  await does("step.pressed -1 false")
  await does("counter.pressed")
  await does("arrivals.counted 11")
  await does("acknowledge.pressed") // → order.settling + desk.asking.overPanel
  await does("arrivals.counted 2")
})

pathTest('alarm-list', 21, async ({ start, does }) => {
  await start("start 1") // → order.following + desk.listing
  await does("rows.changed #1")
  await does("group.pressed")
  await does("step.pressed 1 false") // → order.settling + desk.listing
  await does("tick.pressed")
  await does("question.asked shelving") // → order.settling + desk.asking.overList
  await does("question.dismissed") // → order.settling + desk.listing
  await does("question.asked shelving") // → order.settling + desk.asking.overList
  await does("question.dismissed") // → order.settling + desk.listing
})
