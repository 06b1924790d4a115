import { device } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { deviceFor, devicesFor, ownCamera } from './tool-devices.ts'

const make = (id: string, kind: string, role: string, asset: string | null) =>
  device.parse({
    id,
    site: 'chaib',
    kind,
    role,
    name: id,
    metrics: [],
    asset: asset === null ? null : { id: asset, name: asset },
  })
const tank = make('bassin-1', 'quantity', 'storage', 'bassin-1')
const meter = make('compteur', 'energy', 'energy', 'compteur')
const loose = make('pompe', 'pump', 'source', null)
const ofTank = make('camera-1', 'camera', 'storage', 'bassin-1')
const ofGate = make('camera-2', 'camera', 'consumption', null)
const devices = [ofGate, tank, meter, loose, ofTank]

test('[R13.1] a camera is taken unasked only where it stands at the thing that is read', () => {
  expect(ownCamera(tank, devices)?.id).toBe('camera-1')
  expect(ownCamera(meter, devices)).toBeNull()
  expect(ownCamera(loose, devices)).toBeNull()
})

test('[R13.1] a level is offered of tanks and green cover of plots, not of their gauges; what an address asks for stays', () => {
  const outlet = make('pression-sortie', 'pressure', 'storage', 'bassin-1')
  const alone = make('pression-seule', 'pressure', 'consumption', null)
  const plot = make('secteur', 'flow-meter', 'consumption', 'secteur-1')
  const filter = make('pression-filtre', 'pressure', 'consumption', 'secteur-1')
  const all = [filter, outlet, alone, plot, tank, ofTank]
  const offered = (tool: 'level' | 'cover') => devicesFor(tool, all).map(({ id }) => id)
  expect(offered('level')).toEqual(['bassin-1'])
  expect(offered('cover')).toEqual(['secteur'])
  expect(deviceFor('cover', all, 'pression-filtre')?.id).toBe('pression-filtre')
  expect(deviceFor('level', all, 'secteur')?.id).toBe('bassin-1')
  const unseen = make('a-bassin', 'quantity', 'storage', 'a-bassin')
  expect(deviceFor('level', [unseen, ...all], null)?.id).toBe('bassin-1')
})
