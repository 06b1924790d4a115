import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useDevices, useUnpowered } from '@/data'
import { devicePath } from '@/paths'
import { thingsFirst, cutNow as words } from '@/text/cut-now'
import { kpi } from '@/text/kpi'

/** So many are named. */
const NAMED = 3

/** « 1 appareil coupé maintenant : Forage Sidi Bibi », each name the way to its page. */
export const CutNow = ({ onLeave }: { readonly onLeave?: () => void }) => {
  const off = useUnpowered()
  const known = (useDevices().data ?? []).filter(({ id }) => off.has(id))
  const devices = thingsFirst(known, ({ name }) => name).slice(0, NAMED)
  return (
    <>
      {kpi.cutNow(off.size)}
      {devices.map((device, place) => (
        <Fragment key={device.id}>
          {place === 0 ? words.named : ', '}
          <Link to={devicePath(device)} onClick={onLeave} className="font-medium underline underline-offset-2">
            {device.name}
          </Link>
        </Fragment>
      ))}
      {devices.length > 0 && off.size > devices.length && words.more(off.size - devices.length)}
    </>
  )
}
