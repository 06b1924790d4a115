// In: a period. Out: its words.
import { type PeriodInput, withFirst } from '@vigie/contracts/entities'
import type { Clock } from '../clock.ts'

const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
  withFirst(new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`)))
const fullDay = (day: string): string =>
  written(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortDay = (day: string): string => written(day, { day: 'numeric', month: 'long', year: 'numeric' })

/** A period in words, with the hours of it: « mardi 17 novembre 2026, de 06:00 à 12:00 ». */
export const periodWords = (period: PeriodInput, today: string, clock?: Clock): string => {
  const { unit, date = '', end = '' } = period
  if (clock === undefined) return daysWords(period, today)
  return unit === 'day'
    ? `${daysWords(period, today)}, de ${clock.from} à ${clock.to}`
    : `du ${shortDay(date)} à ${clock.from} au ${shortDay(end)} à ${clock.to}`
}

const daysWords = ({ unit, date = '', end = '' }: PeriodInput, today: string): string => {
  switch (unit) {
    case 'day':
      return `${date === today ? 'aujourd’hui, ' : ''}${fullDay(date)}`
    case 'week':
      return `semaine du ${shortDay(date)}`
    case 'month':
      return written(date, { month: 'long', year: 'numeric' })
    case 'year':
      return `année ${date.slice(0, 4)}`
    case 'range':
      return `du ${shortDay(date)} au ${shortDay(end)}`
    case 'last-24h':
      return '24 dernières heures'
    case 'last-7d':
      return '7 derniers jours'
    case 'last-30d':
      return '30 derniers jours'
  }
}
