import type { SiteSlug } from '@vigie/contracts/entities'
import { wallIdentityView } from '@vigie/machines/wall-identity'
import { shallowEqual, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth, useAuthActor, useIdentity } from '@/actors/auth-context'
import { createWallIdentity } from '@/actors/wall-identity'
import { useConfig } from '@/data'
import { WALL_ADDRESSES } from '@/paths'
import { PairedWall } from '@/wall/paired-wall'
import { Pairing } from '@/wall/pairing'
import { Wall } from '@/wall/wall'
import { WallBoundary } from '@/wall/wall-boundary'
import { probe } from '../probe.ts'
import { WindowSpinner } from '../waiting.tsx'
import { WallScope, WallSiteScope } from './wall-scope.tsx'

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
  const host = useConfig().site
  const whose = useWhose(phase === 'pairing')
  if (phase === 'pairing') return <Pairing pairing={pairing} wasRevoked={wasRevoked} />
  if (whose === null) return <WindowSpinner />
  const isSignedOut = phase !== 'wall'
  const common = { isSignedOut, Scope: SiteScope, inspect: probe }
  return (
    <WallScope key={whose.uid} uid={whose.uid} waiting={<WindowSpinner />}>
      {whose.isWall ? (
        <PairedWall
          {...common}
          sites={whose.sites}
          onRevoked={() => wall.send({ type: 'wall.revoked' })}
          onRefused={() => wall.send({ type: 'access.refused' })}
        />
      ) : (
        <Wall {...common} sites={[host]} />
      )}
    </WallScope>
  )
}

const SiteScope = ({ site, children }: { readonly site: SiteSlug; readonly children: ReactNode }) => (
  <WallSiteScope site={site} waiting={null}>
    {children}
  </WallSiteScope>
)

type Whose = { readonly uid: string; readonly isWall: boolean; readonly sites: readonly SiteSlug[] }

/** Who was last signed in: what they were shown stays until somebody else is, or it is forgotten. */
const useWhose = (isForgotten: boolean): Whose | null => {
  const { user, userRole, platforms } = useAuth()
  const [whose, setWhose] = useState<Whose | null>(null)
  if (isForgotten) {
    if (whose !== null) setWhose(null)
  } else if (user !== null && (user.uid !== whose?.uid || (userRole === 'wall') !== whose.isWall)) {
    setWhose({ uid: user.uid, isWall: userRole === 'wall', sites: platforms })
  }
  return whose
}
