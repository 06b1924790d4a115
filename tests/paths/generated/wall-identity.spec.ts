// wall-identity: written by `npm run paths -- gen` from golden/wall-identity.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('wall-identity', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → resolving
  await ignores("access.refused")
  await ignores("wall.revoked")
  await does("user.reported") // → running
  await ignores("user.reported")
  await ignores("access.refused")
  await does("user.absent") // → signedOut
  await ignores("user.absent")
  await ignores("access.refused")
  await ignores("wall.revoked")
  await does("user.reported") // → running
  await does("user.absent") // → signedOut
  await does("user.reported") // → running
  await does("wall.revoked") // → pairing.requesting
  await ignores("user.absent")
  await ignores("access.refused")
  await ignores("wall.revoked")
  await does("user.reported") // → running
  await does("user.absent") // → signedOut
  await does("user.reported") // → running
  await does("wall.revoked") // → pairing.requesting
})

pathTest('wall-identity', 2, async ({ start, does }) => {
  await start("start 2") // → resolving
  await does("user.absent") // → renewing.asking
  await does("user.reported") // → running
  await does("user.absent") // → renewing.asking
  await does("done askToken unknown") // → pairing.requesting
  await does("user.reported") // → running
  await does("wall.revoked") // → pairing.requesting
  await does("done requestPairing") // → pairing.unanswered
  await does("after retryDelay (pairing.unanswered)") // → pairing.requesting
  await does("user.reported") // → running
  await does("wall.revoked") // → pairing.requesting
  await does("error requestPairing") // → pairing.unanswered
  await does("after retryDelay (pairing.unanswered)") // → pairing.requesting
})

pathTest('wall-identity', 3, async ({ start, does }) => {
  await start("start 3") // → resolving
  await does("user.reported") // → pairing.requesting
  await does("user.reported") // → running
  await does("wall.revoked") // → pairing.requesting
})

pathTest('wall-identity', 4, async ({ start, does }) => {
  await start("start 1") // → resolving
  await does("user.absent") // → pairing.requesting
  await does("user.reported") // → running
})

pathTest('wall-identity', 5, async ({ start, does }) => {
  await start("start 1") // → resolving
  await does("user.reported") // → running
  await does("wall.revoked") // → pairing.requesting
})

pathTest('wall-identity', 6, async ({ start, does }) => {
  await start("start 1") // → resolving
  await does("user.absent") // → pairing.requesting
})

pathTest('wall-identity', 7, async ({ start, does }) => {
  await start("start 1") // → resolving
  await does("user.absent") // → pairing.requesting
  await does("done requestPairing") // → pairing.unanswered
})

pathTest('wall-identity', 8, async ({ start, does }) => {
  await start("start 1") // → resolving
  await does("user.absent") // → pairing.requesting
  await does("error requestPairing") // → pairing.unanswered
})

pathTest('wall-identity', 9, async ({ start, does }) => {
  await start("start 2") // → resolving
  await does("user.reported") // → running
  await does("user.absent") // → renewing.asking
})

pathTest('wall-identity', 10, async ({ start, does }) => {
  await start("start 2") // → resolving
  await does("user.reported") // → running
  await does("access.refused") // → renewing.asking
})

pathTest('wall-identity', 11, async ({ start, does }) => {
  await start("start 2") // → resolving
  await does("user.absent") // → renewing.asking
  await does("done askToken granted token") // → entering
})

pathTest('wall-identity', 12, async ({ start, does }) => {
  await start("start 2") // → resolving
  await does("user.absent") // → renewing.asking
  await does("done askToken waiting") // → renewing.unanswered
})

pathTest('wall-identity', 13, async ({ start, does }) => {
  await start("start 2") // → resolving
  await does("user.absent") // → renewing.asking
  await does("done askToken unknown") // → pairing.requesting
})

pathTest('wall-identity', 14, async ({ start, does }) => {
  await start("start 2") // → resolving
  await does("user.absent") // → renewing.asking
  await does("error askToken") // → renewing.unanswered
})

pathTest('wall-identity', 15, async ({ start, does }) => {
  await start("start 3") // → resolving
  await does("user.reported") // → pairing.requesting
})

pathTest('wall-identity', 16, async ({ start, does }) => {
  await start("start 3") // → resolving
  await does("user.reported") // → pairing.requesting
  await does("done requestPairing") // → pairing.unanswered
})

pathTest('wall-identity', 17, async ({ start, does }) => {
  await start("start 3") // → resolving
  await does("user.reported") // → pairing.requesting
  await does("error requestPairing") // → pairing.unanswered
})

pathTest('wall-identity', 18, async ({ start, does, ignores }) => {
  await start("start 1") // → resolving
  await does("user.absent") // → pairing.requesting
  await does("done requestPairing K7M4QX new-secret-of-a-screen-that-asked-for-it 2026-11-23T09:10:00.000Z") // → pairing.showing
  await ignores("user.absent")
  await ignores("access.refused")
  await ignores("wall.revoked")
  await does("user.reported") // → running
  await does("user.absent") // → renewing.asking
  await ignores("user.absent")
  await ignores("access.refused")
  await ignores("wall.revoked")
  await does("user.reported") // → running
  await does("access.refused") // → renewing.asking
  await does("user.reported") // → running
  await does("wall.revoked") // → pairing.requesting
  await does("done requestPairing K7M4QX new-secret-of-a-screen-that-asked-for-it 2026-11-23T09:10:00.000Z") // → pairing.showing
  await does("after askEvery (pairing.showing)") // → pairing.asking
  await ignores("user.absent")
  await ignores("access.refused")
  await ignores("wall.revoked")
  await does("user.reported") // → running
  await does("access.refused") // → renewing.asking
  await does("done askToken granted token") // → entering
  await ignores("user.absent")
  await ignores("access.refused")
  await ignores("wall.revoked")
  await does("user.reported") // → running
  await does("user.absent") // → renewing.asking
  await does("done askToken granted token") // → entering
  await does("after reportTimeout (entering)") // → renewing.asking
  await does("user.reported") // → running
  await does("user.absent") // → renewing.asking
  await does("done askToken waiting") // → renewing.unanswered
  await ignores("user.absent")
  await ignores("access.refused")
  await ignores("wall.revoked")
  await does("user.reported") // → running
  await does("user.absent") // → renewing.asking
  await does("done askToken unavailable") // → renewing.unanswered
  await does("after retryDelay (renewing.unanswered)") // → renewing.asking
  await does("user.reported") // → running
  await does("user.absent") // → renewing.asking
  await does("error askToken") // → renewing.unanswered
  await does("user.reported") // → running
  await does("access.refused") // → renewing.asking
  await does("done askToken waiting") // → renewing.unanswered
  await does("after retryDelay (renewing.unanswered)") // → renewing.asking
  await does("done askToken granted token") // → entering
  await does("user.reported") // → running
  await does("access.refused") // → renewing.asking
  await does("done askToken unknown") // → pairing.requesting
  await does("done requestPairing K7M4QX new-secret-of-a-screen-that-asked-for-it 2026-11-23T09:10:00.000Z") // → pairing.showing
  await does("after askEvery (pairing.showing)") // → pairing.asking
  await does("done askApproval granted token") // → entering
  await does("user.reported") // → running
  await does("wall.revoked") // → pairing.requesting
  await does("done requestPairing") // → pairing.unanswered
  await ignores("user.absent")
  await ignores("access.refused")
  await ignores("wall.revoked")
})

pathTest('wall-identity', 19, async ({ start, does }) => {
  await start("start 3") // → resolving
  await does("user.reported") // → pairing.requesting
  await does("done requestPairing K7M4QX new-secret-of-a-screen-that-asked-for-it 2026-11-23T09:10:00.000Z") // → pairing.showing
  await does("after askEvery (pairing.showing)") // → pairing.asking
  await does("done askApproval waiting") // → pairing.showing
  await does("user.reported") // → running
  await does("access.refused") // → renewing.asking
  await does("error askToken") // → renewing.unanswered
  await does("after retryDelay (renewing.unanswered)") // → renewing.asking
  await does("done askToken waiting") // → renewing.unanswered
  await does("after retryDelay (renewing.unanswered)") // → renewing.asking
  await does("done askToken unknown") // → pairing.requesting
  await does("done requestPairing") // → pairing.unanswered
  await does("user.reported") // → running
  await does("wall.revoked") // → pairing.requesting
  await does("error requestPairing") // → pairing.unanswered
  await does("user.reported") // → running
  await does("wall.revoked") // → pairing.requesting
  await does("done requestPairing K7M4QX new-secret-of-a-screen-that-asked-for-it 2026-11-23T09:10:00.000Z") // → pairing.showing
  await does("after askEvery (pairing.showing)") // → pairing.asking
  await does("done askApproval unknown") // → pairing.requesting
  await does("user.reported") // → running
  await does("wall.revoked") // → pairing.requesting
  await does("done requestPairing K7M4QX new-secret-of-a-screen-that-asked-for-it 2026-11-23T09:10:00.000Z") // → pairing.showing
  await does("after askEvery (pairing.showing)") // → pairing.asking
  await does("done askApproval unavailable") // → pairing.showing
  await does("after askEvery (pairing.showing)") // → pairing.asking
  await does("error askApproval") // → pairing.showing
  await does("user.reported") // → running
  await does("user.absent") // → renewing.asking
  await does("done askToken unknown") // → pairing.requesting
  await does("error requestPairing") // → pairing.unanswered
  await does("after retryDelay (pairing.unanswered)") // → pairing.requesting
  await does("done requestPairing K7M4QX new-secret-of-a-screen-that-asked-for-it 2026-11-23T09:10:00.000Z") // → pairing.showing
  await does("after askEvery (pairing.showing)") // → pairing.asking
  await does("done askApproval granted token") // → entering
  await does("after reportTimeout (entering)") // → renewing.asking
  await does("done askToken granted token") // → entering
  await does("after reportTimeout (entering)") // → renewing.asking
  await does("done askToken waiting") // → renewing.unanswered
  await does("after retryDelay (renewing.unanswered)") // → renewing.asking
  await does("error askToken") // → renewing.unanswered
  await does("after retryDelay (renewing.unanswered)") // → renewing.asking
  await does("done askToken granted token") // → entering
  await does("after reportTimeout (entering)") // → renewing.asking
  await does("done askToken unknown") // → pairing.requesting
  await does("done requestPairing") // → pairing.unanswered
  await does("after retryDelay (pairing.unanswered)") // → pairing.requesting
  await does("done requestPairing") // → pairing.unanswered
  await does("after retryDelay (pairing.unanswered)") // → pairing.requesting
  await does("error requestPairing") // → pairing.unanswered
  await does("after retryDelay (pairing.unanswered)") // → pairing.requesting
  await does("done requestPairing K7M4QX new-secret-of-a-screen-that-asked-for-it 2026-11-23T09:10:00.000Z") // → pairing.showing
  await does("after askEvery (pairing.showing)") // → pairing.asking
  await does("done askApproval unknown") // → pairing.requesting
  await does("done requestPairing K7M4QX new-secret-of-a-screen-that-asked-for-it 2026-11-23T09:10:00.000Z") // → pairing.showing
  await does("after askEvery (pairing.showing)") // → pairing.asking
  await does("done askApproval unknown") // → pairing.requesting
  await does("done requestPairing") // → pairing.unanswered
  await does("after retryDelay (pairing.unanswered)") // → pairing.requesting
  await does("done requestPairing K7M4QX new-secret-of-a-screen-that-asked-for-it 2026-11-23T09:10:00.000Z") // → pairing.showing
  await does("after askEvery (pairing.showing)") // → pairing.asking
  await does("done askApproval unknown") // → pairing.requesting
  await does("error requestPairing") // → pairing.unanswered
})

pathTest('wall-identity', 20, async ({ start, does }) => {
  await start("start 2") // → resolving
  await does("user.absent") // → renewing.asking
  await does("done askToken granted token") // → entering
  await does("after reportTimeout (entering)") // → renewing.asking
  await does("error askToken") // → renewing.unanswered
  await does("user.reported") // → running
  await does("wall.revoked") // → pairing.requesting
  await does("done requestPairing K7M4QX new-secret-of-a-screen-that-asked-for-it 2026-11-23T09:10:00.000Z") // → pairing.showing
  await does("after askEvery (pairing.showing)") // → pairing.asking
  await does("error askApproval") // → pairing.showing
  await does("after askEvery (pairing.showing)") // → pairing.asking
})
