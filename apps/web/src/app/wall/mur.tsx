import { wallIdentityView } from '@vigie/machines/wall-identity'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth, useAuthActor, useIdentity } from '@/actors/auth-context'
import { createWallIdentity } from '@/actors/wall-identity'
import { WALL_ADDRESSES } from '@/paths'
import { PairedWall } from '@/wall/paired-wall'
import { Pairing } from '@/wall/pairing'
import { Wall } from '@/wall/wall'
import { WallBoundary } from '@/wall/wall-boundary'
import { probe } from '../probe.ts'
import { WindowSpinner } from '../waiting.tsx'
import { WallScope } from './wall-scope.tsx'

/** `/mur`: the wall of this screen, or the code to pair it; never a sign-in page over what was shown (R12.1). */
export const Mur = () => (
  <WallBoundary>
    <Screen />
  </WallBoundary>
)

const Screen = () => {
  const auth = useAuthActor()
  const identity = useIdentity()
  const wantsCode = useLocation().pathname === WALL_ADDRESSES.pairing
  const [{ wall, stop }] = useState(() => createWallIdentity({ auth, identity }, wantsCode, probe))
  useEffect(() => stop, [stop])
  const { phase, pairing, wasRevoked } = useSelector(wall, wallIdentityView, shallowEqual)
  const whose = useWhose(phase === 'pairing')
  if (phase === 'pairing') return <Pairing pairing={pairing} wasRevoked={wasRevoked} />
  if (whose === null) return <WindowSpinner />
  const isSignedOut = phase !== 'wall'
  return (
    <WallScope key={whose.uid} uid={whose.uid} waiting={<WindowSpinner />}>
      {whose.isWall ? (
        <PairedWall
          isSignedOut={isSignedOut}
          onRevoked={() => wall.send({ type: 'wall.revoked' })}
          onRefused={() => wall.send({ type: 'access.refused' })}
        />
      ) : (
        <Wall isSignedOut={isSignedOut} />
      )}
    </WallScope>
  )
}

type Whose = { readonly uid: string; readonly isWall: boolean }

/** Who was last signed in: what they were shown stays until somebody else is, or it is forgotten. */
const useWhose = (isForgotten: boolean): Whose | null => {
  const { user, userRole } = useAuth()
  const [whose, setWhose] = useState<Whose | null>(null)
  if (isForgotten) {
    if (whose !== null) setWhose(null)
  } else if (user !== null && (user.uid !== whose?.uid || (userRole === 'wall') !== whose.isWall)) {
    setWhose({ uid: user.uid, isWall: userRole === 'wall' })
  }
  return whose
}
