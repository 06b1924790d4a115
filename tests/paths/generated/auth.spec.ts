// auth: written by `npm run paths -- gen` from golden/auth.trace. The trace says what to expect.

import { pathTest } from '../run/path-test.ts'

pathTest('auth', 1, async ({ start, ignores, does }) => {
  await start("start 1") // → loading
  await ignores("signIn.submitted operateur@vigie.test a-password")
  await ignores("signOut.pressed")
  await ignores("session.rejected")
  await does("user.reported #1") // → authenticated
  await does("user.reported #1")
  await ignores("signIn.submitted operateur@vigie.test a-password")
  await does("user.reported #2")
  await does("user.reported #3")
  await does("user.absent") // → unauthenticated
  await ignores("user.absent")
  await ignores("signOut.pressed")
  await ignores("session.rejected")
  await does("user.reported #1") // → authenticated
  await does("signOut.pressed") // → signingOut
  await ignores("user.reported #1")
  await ignores("signIn.submitted operateur@vigie.test a-password")
  await ignores("signOut.pressed")
  await ignores("session.rejected")
  await does("user.absent") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await ignores("user.absent")
  await ignores("signIn.submitted operateur@vigie.test a-password")
  await ignores("signOut.pressed")
  await ignores("session.rejected")
  await does("user.reported #1") // → authenticated
  await does("session.rejected") // → endingSession
  await ignores("user.reported #1")
  await ignores("signIn.submitted operateur@vigie.test a-password")
  await ignores("signOut.pressed")
  await ignores("session.rejected")
  await does("user.absent") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true") // → signingIn.awaitingUser
  await ignores("user.absent")
  await ignores("signIn.submitted operateur@vigie.test a-password")
  await ignores("signOut.pressed")
  await ignores("session.rejected")
  await does("user.reported #1") // → authenticated
  await does("signOut.pressed") // → signingOut
  await does("done signOut") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword false credentials") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword false disabled") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword false too-many-attempts") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword false network") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword false unknown") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("error signInWithPassword") // → unauthenticated
  await does("user.reported #1") // → authenticated
  await does("signOut.pressed") // → signingOut
  await does("error signOut") // → authenticated
  await does("session.rejected") // → endingSession
  await does("done endSession") // → unauthenticated
  await does("user.reported #1") // → authenticated
  await does("session.rejected") // → endingSession
  await does("error endSession") // → unauthenticated
})

pathTest('auth', 2, async ({ start, does }) => {
  await start("start 2") // → loading
  await does("user.reported #1") // → authenticated
  await does("user.absent") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true") // → signingIn.awaitingUser
  await does("after reportTimeout (signingIn.awaitingUser)") // → unauthenticated
})

pathTest('auth', 3, async ({ start, does }) => {
  await start("start 1") // → loading
  await does("user.absent") // → unauthenticated
})

pathTest('auth', 4, async ({ start, does, ignores }) => {
  await start("start 2") // → loading
  await does("user.absent") // → customToken.exchanging
  await ignores("user.absent")
  await ignores("signIn.submitted operateur@vigie.test a-password")
  await ignores("signOut.pressed")
  await ignores("session.rejected")
  await does("user.reported #1") // → authenticated
})

pathTest('auth', 5, async ({ start, does, ignores }) => {
  await start("start 2") // → loading
  await does("user.absent") // → customToken.exchanging
  await does("done signInWithCustomToken true") // → customToken.awaitingUser
  await ignores("user.absent")
  await ignores("signIn.submitted operateur@vigie.test a-password")
  await ignores("signOut.pressed")
  await ignores("session.rejected")
  await does("user.reported #1") // → authenticated
})

pathTest('auth', 6, async ({ start, does }) => {
  await start("start 2") // → loading
  await does("user.absent") // → customToken.exchanging
  await does("done signInWithCustomToken false custom-token-invalid") // → unauthenticated
})

pathTest('auth', 7, async ({ start, does }) => {
  await start("start 2") // → loading
  await does("user.absent") // → customToken.exchanging
  await does("done signInWithCustomToken false disabled") // → unauthenticated
})

pathTest('auth', 8, async ({ start, does }) => {
  await start("start 2") // → loading
  await does("user.absent") // → customToken.exchanging
  await does("done signInWithCustomToken false network") // → unauthenticated
})

pathTest('auth', 9, async ({ start, does }) => {
  await start("start 2") // → loading
  await does("user.absent") // → customToken.exchanging
  await does("done signInWithCustomToken false unknown") // → unauthenticated
})

pathTest('auth', 10, async ({ start, does }) => {
  await start("start 2") // → loading
  await does("user.absent") // → customToken.exchanging
  await does("error signInWithCustomToken") // → unauthenticated
})

pathTest('auth', 11, async ({ start, does }) => {
  await start("start 2") // → loading
  await does("user.absent") // → customToken.exchanging
  await does("done signInWithCustomToken true") // → customToken.awaitingUser
  await does("after reportTimeout (customToken.awaitingUser)") // → unauthenticated
})

pathTest('auth', 12, async ({ start, does }) => {
  await start("start 1") // → loading
  await does("user.reported #1") // → authenticated
  await does("signOut.pressed") // → signingOut
  await does("error signOut") // → authenticated
  await does("user.absent") // → unauthenticated
  await does("user.reported #1") // → authenticated
  await does("signOut.pressed") // → signingOut
  await does("error signOut") // → authenticated
  await does("signOut.pressed") // → signingOut
})

pathTest('auth', 13, async ({ start, ignores, does }) => {
  await start("start 1") // → loading
  await ignores("code.submitted 123456")
  await ignores("code.abandoned")
  await ignores("session.idle")
  await does("user.reported #1") // → authenticated
  await ignores("code.submitted 123456")
  await ignores("code.abandoned")
  await does("session.idle") // → endingSession
  await ignores("code.submitted 123456")
  await ignores("code.abandoned")
  await ignores("session.idle")
  await does("user.absent") // → unauthenticated
  await ignores("code.submitted 123456")
  await ignores("code.abandoned")
  await ignores("session.idle")
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await ignores("code.submitted 123456")
  await ignores("code.abandoned")
  await ignores("session.idle")
  await does("done signInWithPassword true code") // → secondFactor.asking
  await ignores("user.absent")
  await ignores("signIn.submitted operateur@vigie.test a-password")
  await ignores("signOut.pressed")
  await ignores("session.rejected")
  await ignores("session.idle")
  await does("user.reported #1") // → authenticated
  await does("signOut.pressed") // → signingOut
  await ignores("code.submitted 123456")
  await ignores("code.abandoned")
  await ignores("session.idle")
  await does("user.absent") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword false second-factor-unknown") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true") // → signingIn.awaitingUser
  await ignores("code.submitted 123456")
  await ignores("code.abandoned")
  await ignores("session.idle")
  await does("after reportTimeout (signingIn.awaitingUser)") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true code") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await ignores("user.absent")
  await ignores("signIn.submitted operateur@vigie.test a-password")
  await ignores("code.submitted 123456")
  await ignores("code.abandoned")
  await ignores("signOut.pressed")
  await ignores("session.rejected")
  await ignores("session.idle")
  await does("user.reported #1") // → authenticated
  await does("user.absent") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true code") // → secondFactor.asking
  await does("code.abandoned") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true code") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await does("done confirmSecondFactor true") // → secondFactor.awaitingUser
  await ignores("user.absent")
  await ignores("signIn.submitted operateur@vigie.test a-password")
})

pathTest('auth', 14, async ({ start, does, ignores }) => {
  await start("start 2") // → loading
  await does("user.absent") // → customToken.exchanging
  await ignores("code.submitted 123456")
  await ignores("code.abandoned")
  await ignores("session.idle")
  await does("done signInWithCustomToken true") // → customToken.awaitingUser
  await ignores("code.submitted 123456")
  await ignores("code.abandoned")
  await ignores("session.idle")
  await does("after reportTimeout (customToken.awaitingUser)") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true code") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await does("done confirmSecondFactor false sign-in-expired") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true code") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await does("done confirmSecondFactor false disabled") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true code") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await does("done confirmSecondFactor false code-wrong") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await does("done confirmSecondFactor false too-many-attempts") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await does("done confirmSecondFactor false network") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await does("done confirmSecondFactor false unknown") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await does("error confirmSecondFactor") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true code") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await does("done confirmSecondFactor true") // → secondFactor.awaitingUser
  await ignores("code.submitted 123456")
  await ignores("code.abandoned")
  await ignores("signOut.pressed")
  await ignores("session.rejected")
  await ignores("session.idle")
  await does("user.reported #1") // → authenticated
  await does("user.absent") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true code") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await does("done confirmSecondFactor true") // → secondFactor.awaitingUser
  await does("after reportTimeout (secondFactor.awaitingUser)") // → unauthenticated
})

pathTest('auth', 15, async ({ start, does }) => {
  await start("start 1") // → loading
  await does("user.absent") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true code") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await does("done confirmSecondFactor false code-wrong") // → secondFactor.asking
  await does("user.reported #1") // → authenticated
  await does("user.absent") // → unauthenticated
  await does("signIn.submitted operateur@vigie.test a-password") // → signingIn.submitting
  await does("done signInWithPassword true code") // → secondFactor.asking
  await does("code.submitted 123456") // → secondFactor.checking
  await does("done confirmSecondFactor false code-wrong") // → secondFactor.asking
  await does("code.abandoned") // → unauthenticated
})
