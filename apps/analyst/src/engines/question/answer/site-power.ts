// In: whether the site has power is asked, and how its devices stand. Out: yes or no, with those that are exceptions.
import { isGeneralCut } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import { deviceName } from './words.ts'

type Stood = { readonly device: string; readonly holds: boolean }

/** A site is without power where its general meter is, or most of its devices; `off`: those that are, in words. */
export const sitePower = (asked: readonly Stood[], off: string, { devices }: Facts): string => {
  const meter = devices.find(
    ({ role, metrics }) =>
      role === 'energy' &&
      metrics.some(({ id }) => id === 'energy_kwh') &&
      !metrics.some(({ id }) => id === 'irradiance_wm2'),
  )
  const stood = asked.find(({ device }) => device === meter?.id)
  const isGone = stood?.holds === true || isGeneralCut(asked.filter(({ holds }) => holds).length, asked.length)
  const ofMeter =
    stood === undefined
      ? ''
      : ` : ${deviceName(stood.device, { devices })} ${stood.holds ? 'est hors tension' : 'est sous tension'}`
  if (isGone) return stood?.holds === true ? `Non${ofMeter} ; ${off}.` : `Non : ${off}.`
  return ofMeter === '' ? `Oui, sauf ${off}.` : `Oui${ofMeter} ; sauf ${off}.`
}
