// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { NotificationWords } from './notification-words.tsx'
import { PowerIcon } from './power-icon.tsx'

afterEach(cleanup)

type Icon = Partial<Parameters<typeof PowerIcon>[0]>
/** The box of an icon, and what is drawn in it. */
const icon = (of: Icon) => {
  const { container } = render(<PowerIcon isOff={false} isLasting={false} isNew={false} {...of} />)
  const box = container.querySelector('span')
  return { style: box?.className ?? '', drawn: box?.querySelector('svg')?.getAttribute('class') ?? null }
}

test('[R4.3] a cut has the sign of a pulled plug, a return that of one with power', () => {
  expect(icon({ isOff: true }).drawn).toContain('lucide-unplug')
  expect(icon({ isOff: false }).drawn).toContain('lucide-plug-zap')
})

test('[R4.3] only the sign of a cut of which no end is known is red', () => {
  expect(icon({ isOff: true, isLasting: true }).style).toContain('text-bad')
  expect(icon({ isOff: true }).style).toContain('text-muted')
  expect(icon({ isOff: true }).style).not.toContain('bad')
})

test('[R4.3] a cut below its return keeps the place of a sign and has none of its own', () => {
  expect(icon({ isOff: true, isBare: true }).drawn).toBeNull()
})

const ITEM = {
  _id: 'a',
  device_id: { name: 'Forage 1' },
  deviceStatus: 'off',
  created_at: '2026-11-25T09:00:00.000Z',
} as const
type Of = { readonly isLasting?: boolean; readonly isCutOfAbove?: boolean }
/** What the words of a notification look like, and its name. */
const words = ({ isLasting = false, isCutOfAbove = false }: Of) => {
  cleanup()
  render(<NotificationWords item={ITEM} isLasting={isLasting} isCutOfAbove={isCutOfAbove} aside={null} />)
  const name = screen.getByText('Forage 1')
  return { all: name.parentElement?.parentElement?.classList, name: [...name.classList] }
}

test('[R4.3] a cut below its return is written smaller than what stands alone', () => {
  expect(words({}).all).toContain('text-sm')
  expect(words({ isCutOfAbove: true }).all).toContain('text-xs')
})

test('[R4.3] the name of a cut that lasts is the boldest, that of a cut below its return is not bold', () => {
  expect(words({ isLasting: true }).name).toEqual(['font-semibold'])
  expect(words({}).name).toEqual(['font-medium'])
  expect(words({ isCutOfAbove: true }).name).toEqual([])
})
