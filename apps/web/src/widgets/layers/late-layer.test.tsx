// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pages } from '@/text/pages'
import { Bound } from '@/ui/bound'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'
import { Popover } from '@/ui/popover'
import { retryLateCode } from '../late/late-code.ts'
import { type LayerProps, lateLayer } from './late-layer.tsx'
import { fetchLayers } from './layers-ahead.ts'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = () => screen.getByRole('button', { name: 'État' })
const says = () => ['aria-haspopup', 'aria-expanded', 'data-state'].map((name) => button().getAttribute(name)).join(' ')

const Panel = (props: LayerProps) => (
  <Popover {...props} label="Liaison">
    <p>En direct</p>
  </Popover>
)
const Items = (props: LayerProps) => (
  <Menu {...props}>
    <MenuItem>Clair</MenuItem>
  </Menu>
)
type Load = Parameters<typeof lateLayer>[1]
const show = (kind: 'menu' | 'dialog', load: Load) => {
  const Layer = lateLayer(kind, load)
  render(<Layer trigger={<IconButton label="État">•</IconButton>} />)
  fetchLayers()
}

test('pressed before its code is there, a panel opens once it is, at the button that stood all the time', async () => {
  const code = Promise.withResolvers<Awaited<ReturnType<Load>>>()
  show('dialog', () => code.promise)
  const first = button()
  first.focus()
  expect(says()).toBe('dialog false ')
  fireEvent.click(first)
  await settle()
  expect(says()).toBe('dialog true ')
  code.resolve({ Layer: Panel, Bound })
  await settle()
  expect(screen.getByRole('dialog', { name: 'Liaison' }).textContent).toBe('En direct')
  expect(button()).toBe(first)
  expect(says()).toBe('dialog true open')
  fireEvent.click(first)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(says()).toBe('dialog false closed')
})

test('a menu whose code is awaited opens with its key as with a press; a panel has no such key', async () => {
  const menu = Promise.withResolvers<Awaited<ReturnType<Load>>>()
  show('menu', () => menu.promise)
  fireEvent.keyDown(button(), { key: 'ArrowDown' })
  expect(says()).toBe('menu true ')
  menu.resolve({ Layer: Items, Bound })
  await settle()
  expect(screen.getByRole('menu')).toBeTruthy()
  cleanup()
  show('dialog', () => new Promise(() => {}))
  fireEvent.keyDown(button(), { key: 'ArrowDown' })
  expect(says()).toBe('dialog false ')
})

test('a press asks for the code at once', () => {
  const load = vi.fn<Load>(() => new Promise(() => {}))
  const Layer = lateLayer('dialog', load)
  render(<Layer trigger={<IconButton label="État">•</IconButton>} />)
  expect(load).not.toHaveBeenCalled()
  fireEvent.click(button())
  expect(load).toHaveBeenCalledOnce()
})

test('a panel that is awaited is given up by Escape and by a press beside its button, and does not open afterwards', async () => {
  const leaves = [() => fireEvent.keyDown(document.body, { key: 'Escape' }), () => fireEvent.pointerDown(document.body)]
  for (const leave of leaves) {
    const code = Promise.withResolvers<Awaited<ReturnType<Load>>>()
    show('dialog', () => code.promise)
    fireEvent.click(button())
    await settle()
    expect(says()).toBe('dialog true ')
    leave()
    await settle()
    expect(says()).toBe('dialog false ')
    code.resolve({ Layer: Panel, Bound })
    await settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()
  }
})

test('a panel whose code is there opens and closes by its button, which names it', async () => {
  show('dialog', async () => ({ Layer: Panel, Bound }))
  await settle()
  fireEvent.click(button())
  expect(button().getAttribute('aria-controls')).toBe(screen.getByRole('dialog').id)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button().hasAttribute('aria-controls')).toBe(false)
})

test('a menu opens with the key of a menu, is named by its button, and gives the focus back to it', async () => {
  show('menu', async () => ({ Layer: Items, Bound }))
  await settle()
  button().focus()
  fireEvent.keyDown(button(), { key: 'ArrowDown' })
  await settle()
  expect(screen.getByRole('menu').getAttribute('aria-labelledby')).toBe(button().id)
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Clair' }))
  fireEvent.keyDown(screen.getByRole('menuitem'), { key: 'Escape' })
  await settle()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button())
})

test('code that cannot come is said while the button is pressed, and the panel opens once it has come', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/layers-1.js')
  const load = vi.fn<Load>().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockRejectedValueOnce(gone)
  load.mockResolvedValue({ Layer: Panel, Bound })
  show('dialog', load)
  await settle()
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(button())
  await settle()
  expect(screen.getByRole('alert').textContent).toContain(pages.partFailure)
  fireEvent.click(button())
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.click(button())
  await settle()
  expect(screen.getByRole('alert')).toBeTruthy()
  act(retryLateCode)
  await settle()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Liaison' })).toBeTruthy()
})

test('[R3.10] a tooltip comes after 700 ms or with the focus, beside what its button is described by already', async () => {
  const Sign = ({ content }: { readonly content: string }) => (
    <TooltipProvider>
      <p id="count">3 alarmes</p>
      <Tooltip content={content}>
        <IconButton label="État">•</IconButton>
      </Tooltip>
      <Tooltip content="Alarmes">
        <IconButton label="Alarmes" aria-describedby="count">
          •
        </IconButton>
      </Tooltip>
      <Tooltip content="Eau" enabled={false}>
        <IconButton label="Eau">•</IconButton>
      </Tooltip>
    </TooltipProvider>
  )
  const { rerender } = render(<Sign content="Le son est coupé" />)
  fetchLayers()
  await vi.dynamicImportSettled()
  await settle()
  fireEvent.pointerMove(button(), { pointerType: 'mouse' })
  await settle(699)
  expect(screen.queryByRole('tooltip')).toBeNull()
  await settle(1)
  expect(screen.getByRole('tooltip').textContent).toBe('Le son est coupé')
  expect(button().getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  rerender(<Sign content="Le son est armé" />)
  await settle()
  expect(screen.getByRole('tooltip').textContent).toBe('Le son est armé')
  act(() => screen.getByRole('button', { name: 'Alarmes' }).focus())
  expect(screen.getByRole('tooltip').textContent).toBe('Alarmes')
  expect(screen.getByRole('button', { name: 'Alarmes' }).getAttribute('aria-describedby')).toBe('count')
  expect(button().hasAttribute('aria-describedby')).toBe(false)
  act(() => screen.getByRole('button', { name: 'Eau' }).focus())
  expect(screen.queryByRole('tooltip')).toBeNull()
})
