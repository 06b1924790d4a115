// live-feed: written by `npm run paths -- gen` from golden/live-feed.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('live-feed', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → network.online + link.linked.connecting.opening
  await ignores("welcome.received true")
  await ignores("welcome.received false")
  await ignores("frame.received live")
  await ignores("frame.received silent")
  await ignores("frame.received down")
  await ignores("frame.received unknown")
  await ignores("silence.noticed")
  await ignores("network.online")
  await ignores("page.shown")
  await ignores("retry.pressed")
  await ignores("session.renewed")
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await ignores("socket.opened")
  await ignores("frame.received live")
  await ignores("silence.noticed")
  await ignores("network.online")
  await ignores("page.shown")
  await ignores("retry.pressed")
  await ignores("session.renewed")
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await does("frame.received unknown")
  await ignores("network.online")
  await does("page.shown")
  await ignores("retry.pressed")
  await ignores("session.renewed")
  await does("frame.received live") // → network.online + link.linked.live.sourceLive
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await does("frame.received live")
  await ignores("network.online")
  await does("page.shown")
  await ignores("retry.pressed")
  await ignores("session.renewed")
  await does("frame.received silent") // → network.online + link.linked.live.sourceSilent
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await does("frame.received silent")
  await ignores("network.online")
  await does("page.shown")
  await ignores("retry.pressed")
  await ignores("session.renewed")
  await does("frame.received live") // → network.online + link.linked.live.sourceLive
  await does("frame.received down") // → network.online + link.linked.live.sourceDown
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await does("frame.received down")
  await ignores("network.online")
  await does("page.shown")
  await ignores("retry.pressed")
  await ignores("session.renewed")
  await does("frame.received live") // → network.online + link.linked.live.sourceLive
  await does("frame.received unknown") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received silent") // → network.online + link.linked.live.sourceSilent
  await does("frame.received down") // → network.online + link.linked.live.sourceDown
  await does("frame.received silent") // → network.online + link.linked.live.sourceSilent
  await does("frame.received unknown") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received down") // → network.online + link.linked.live.sourceDown
})

pathTest('live-feed', 2, async ({ start, does, ignores }) => {
  await start("start 1") // → network.online + link.linked.connecting.opening
  await does("socket.closed 1006") // → network.online + link.retrying
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await ignores("frame.received live")
  await ignores("socket.closed 1006")
  await ignores("socket.closed 4001")
  await ignores("socket.closed 4502")
  await ignores("socket.closed 4505")
  await ignores("silence.noticed")
  await ignores("session.renewed")
  await does("network.offline") // → network.offline + link.retrying
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await ignores("frame.received live")
  await ignores("socket.closed 1006")
  await ignores("silence.noticed")
  await ignores("network.offline")
  await ignores("session.renewed")
  await does("network.online") // → network.online + link.linked.connecting.opening
  await does("socket.closed 4502") // → network.online + link.refused
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await ignores("frame.received live")
  await ignores("socket.closed 1006")
  await ignores("silence.noticed")
  await ignores("network.online")
  await ignores("page.shown")
  await does("network.offline") // → network.offline + link.refused
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await ignores("frame.received live")
  await ignores("socket.closed 1006")
  await ignores("silence.noticed")
  await ignores("network.offline")
  await ignores("page.shown")
  await does("network.online") // → network.online + link.refused
  await does("retry.pressed") // → network.online + link.linked.connecting.opening
  await does("network.offline") // → network.offline + link.linked.connecting.opening
  await ignores("welcome.received true")
  await ignores("frame.received live")
  await ignores("silence.noticed")
  await ignores("network.offline")
  await ignores("page.shown")
  await ignores("retry.pressed")
  await ignores("session.renewed")
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await ignores("socket.opened")
  await ignores("frame.received live")
  await ignores("silence.noticed")
  await ignores("network.offline")
  await ignores("page.shown")
  await ignores("retry.pressed")
  await ignores("session.renewed")
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await does("frame.received unknown")
  await ignores("network.offline")
  await does("page.shown")
})

pathTest('live-feed', 3, async ({ start, does, ignores }) => {
  await start("start 1") // → network.online + link.linked.connecting.opening
  await does("after connectTimeout (link.linked.connecting)") // → network.online + link.retrying
  await does("network.online") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("socket.closed 1006") // → network.online + link.retrying
  await does("page.shown") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("socket.closed 4502") // → network.online + link.refused
  await does("session.renewed") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("network.offline") // → network.offline + link.linked.connecting.greeting
  await does("socket.closed 1006") // → network.offline + link.retrying
  await does("page.shown") // → network.offline + link.linked.connecting.opening
  await does("socket.closed 1006") // → network.offline + link.retrying
  await does("retry.pressed") // → network.offline + link.linked.connecting.opening
  await does("socket.closed 4502") // → network.offline + link.refused
  await does("retry.pressed") // → network.offline + link.linked.connecting.opening
  await does("network.online") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("after connectTimeout (link.linked.connecting)") // → network.online + link.retrying
  await does("retry.pressed") // → network.online + link.linked.connecting.opening
  await does("socket.closed 1006") // → network.online + link.retrying
  await does("after retryDelay (link.retrying)") // → network.online + link.linked.connecting.opening
  await does("network.offline") // → network.offline + link.linked.connecting.opening
  await does("after connectTimeout (link.linked.connecting)") // → network.offline + link.retrying
  await does("after retryDelay (link.retrying)") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("socket.closed 4502") // → network.offline + link.refused
  await does("session.renewed") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("network.online") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("socket.closed 1006") // → network.online + link.retrying
  await does("network.offline") // → network.offline + link.retrying
  await does("page.shown") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("after connectTimeout (link.linked.connecting)") // → network.offline + link.retrying
  await does("network.online") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("socket.closed 4502") // → network.online + link.refused
  await does("retry.pressed") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("silence.noticed") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("network.offline") // → network.offline + link.linked.live.sourceUnknown
  await ignores("retry.pressed")
  await ignores("session.renewed")
  await does("frame.received live") // → network.offline + link.linked.live.sourceLive
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await does("frame.received live")
  await ignores("network.offline")
  await does("page.shown")
  await ignores("retry.pressed")
  await ignores("session.renewed")
  await does("frame.received silent") // → network.offline + link.linked.live.sourceSilent
  await ignores("socket.opened")
})

pathTest('live-feed', 4, async ({ start, does, ignores }) => {
  await start("start 1") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.online + link.linked.stale
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await does("page.shown")
  await ignores("session.renewed")
  await does("frame.received live") // → network.online + link.linked.live.sourceLive
  await does("socket.closed 1006") // → network.online + link.retrying
  await does("network.offline") // → network.offline + link.retrying
  await does("page.shown") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("frame.received silent") // → network.offline + link.linked.live.sourceSilent
  await ignores("welcome.received true")
  await does("frame.received silent")
  await ignores("network.offline")
  await does("page.shown")
  await ignores("retry.pressed")
  await ignores("session.renewed")
  await does("frame.received live") // → network.offline + link.linked.live.sourceLive
  await does("frame.received down") // → network.offline + link.linked.live.sourceDown
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await does("frame.received down")
  await ignores("network.offline")
  await does("page.shown")
  await ignores("retry.pressed")
  await ignores("session.renewed")
  await does("frame.received live") // → network.offline + link.linked.live.sourceLive
  await does("frame.received unknown") // → network.offline + link.linked.live.sourceUnknown
  await does("frame.received down") // → network.offline + link.linked.live.sourceDown
  await does("frame.received silent") // → network.offline + link.linked.live.sourceSilent
  await does("frame.received down") // → network.offline + link.linked.live.sourceDown
  await does("frame.received unknown") // → network.offline + link.linked.live.sourceUnknown
  await does("socket.closed 1006") // → network.offline + link.retrying
  await does("page.shown") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("socket.closed 4502") // → network.offline + link.refused
  await does("retry.pressed") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("silence.noticed") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("network.online") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received live") // → network.online + link.linked.live.sourceLive
  await does("socket.closed 4502") // → network.online + link.refused
  await does("network.offline") // → network.offline + link.refused
  await does("retry.pressed") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.offline + link.linked.stale
  await ignores("socket.opened")
  await ignores("welcome.received true")
  await ignores("network.offline")
  await does("page.shown")
  await ignores("session.renewed")
})

pathTest('live-feed', 5, async ({ start, does }) => {
  await start("start 1") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received live") // → network.online + link.linked.live.sourceLive
  await does("silence.noticed") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received live") // → network.online + link.linked.live.sourceLive
  await does("network.offline") // → network.offline + link.linked.live.sourceLive
  await does("socket.closed 1006") // → network.offline + link.retrying
  await does("network.online") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received live") // → network.online + link.linked.live.sourceLive
  await does("after staleAfter (link.linked.live)") // → network.online + link.linked.stale
  await does("frame.received silent") // → network.online + link.linked.live.sourceSilent
  await does("socket.closed 1006") // → network.online + link.retrying
  await does("network.online") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received silent") // → network.online + link.linked.live.sourceSilent
  await does("socket.closed 4502") // → network.online + link.refused
  await does("retry.pressed") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received silent") // → network.online + link.linked.live.sourceSilent
  await does("silence.noticed") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received silent") // → network.online + link.linked.live.sourceSilent
  await does("network.offline") // → network.offline + link.linked.live.sourceSilent
  await does("frame.received unknown") // → network.offline + link.linked.live.sourceUnknown
  await does("frame.received live") // → network.offline + link.linked.live.sourceLive
  await does("socket.closed 4502") // → network.offline + link.refused
  await does("retry.pressed") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("frame.received live") // → network.offline + link.linked.live.sourceLive
  await does("silence.noticed") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("frame.received live") // → network.offline + link.linked.live.sourceLive
  await does("network.online") // → network.online + link.linked.live.sourceLive
  await does("frame.received silent") // → network.online + link.linked.live.sourceSilent
  await does("after staleAfter (link.linked.live)") // → network.online + link.linked.stale
  await does("frame.received down") // → network.online + link.linked.live.sourceDown
  await does("frame.received unknown") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received down") // → network.online + link.linked.live.sourceDown
  await does("socket.closed 1006") // → network.online + link.retrying
  await does("network.online") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received down") // → network.online + link.linked.live.sourceDown
  await does("socket.closed 4502") // → network.online + link.refused
  await does("retry.pressed") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received down") // → network.online + link.linked.live.sourceDown
  await does("silence.noticed") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received down") // → network.online + link.linked.live.sourceDown
  await does("network.offline") // → network.offline + link.linked.live.sourceDown
})

pathTest('live-feed', 6, async ({ start, does }) => {
  await start("start 1") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received down") // → network.online + link.linked.live.sourceDown
  await does("after staleAfter (link.linked.live)") // → network.online + link.linked.stale
  await does("frame.received unknown") // → network.online + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.online + link.linked.stale
  await does("socket.closed 1006") // → network.online + link.retrying
  await does("network.online") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.online + link.linked.stale
  await does("socket.closed 4502") // → network.online + link.refused
  await does("retry.pressed") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.online + link.linked.stale
  await does("silence.noticed") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.online + link.linked.stale
  await does("network.offline") // → network.offline + link.linked.stale
  await does("frame.received live") // → network.offline + link.linked.live.sourceLive
  await does("after staleAfter (link.linked.live)") // → network.offline + link.linked.stale
  await does("frame.received silent") // → network.offline + link.linked.live.sourceSilent
  await does("socket.closed 1006") // → network.offline + link.retrying
  await does("network.online") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.online + link.linked.stale
  await does("network.online") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.online + link.linked.stale
  await does("retry.pressed") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.online + link.linked.stale
  await does("after dropAfter (link.linked.stale)") // → network.online + link.retrying
  await does("network.offline") // → network.offline + link.retrying
  await does("page.shown") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("frame.received silent") // → network.offline + link.linked.live.sourceSilent
  await does("socket.closed 4502") // → network.offline + link.refused
  await does("retry.pressed") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("frame.received silent") // → network.offline + link.linked.live.sourceSilent
  await does("silence.noticed") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("frame.received silent") // → network.offline + link.linked.live.sourceSilent
  await does("network.online") // → network.online + link.linked.live.sourceSilent
  await does("network.offline") // → network.offline + link.linked.live.sourceSilent
  await does("after staleAfter (link.linked.live)") // → network.offline + link.linked.stale
  await does("frame.received down") // → network.offline + link.linked.live.sourceDown
  await does("socket.closed 1006") // → network.offline + link.retrying
  await does("page.shown") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("frame.received down") // → network.offline + link.linked.live.sourceDown
  await does("socket.closed 4502") // → network.offline + link.refused
})

pathTest('live-feed', 7, async ({ start, does }) => {
  await start("start 1") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("frame.received down") // → network.online + link.linked.live.sourceDown
  await does("network.offline") // → network.offline + link.linked.live.sourceDown
  await does("silence.noticed") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("frame.received down") // → network.offline + link.linked.live.sourceDown
  await does("network.online") // → network.online + link.linked.live.sourceDown
  await does("network.offline") // → network.offline + link.linked.live.sourceDown
  await does("after staleAfter (link.linked.live)") // → network.offline + link.linked.stale
  await does("frame.received unknown") // → network.offline + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.offline + link.linked.stale
  await does("socket.closed 1006") // → network.offline + link.retrying
  await does("page.shown") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.offline + link.linked.stale
  await does("socket.closed 4502") // → network.offline + link.refused
  await does("retry.pressed") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.offline + link.linked.stale
  await does("silence.noticed") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.offline + link.linked.stale
  await does("network.online") // → network.online + link.linked.connecting.opening
  await does("socket.opened") // → network.online + link.linked.connecting.greeting
  await does("welcome.received true") // → network.online + link.linked.live.sourceUnknown
  await does("network.offline") // → network.offline + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.offline + link.linked.stale
  await does("retry.pressed") // → network.offline + link.linked.connecting.opening
  await does("socket.opened") // → network.offline + link.linked.connecting.greeting
  await does("welcome.received true") // → network.offline + link.linked.live.sourceUnknown
  await does("after staleAfter (link.linked.live)") // → network.offline + link.linked.stale
  await does("after dropAfter (link.linked.stale)") // → network.offline + link.retrying
})

pathTest('live-feed', 8, async ({ start, does }) => {
  await start("start 1") // → network.online + link.linked.connecting.opening
  await does("socket.closed 1012 20000") // → network.online + link.retrying
})
