import {
  type ComponentType,
  cloneElement,
  type KeyboardEventHandler,
  type ReactElement,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import { lateCode } from '../late/late-code.ts'
import { LayerFailure } from './layer-failure.tsx'
import { nameLayer } from './layers-ahead.ts'

/** What a layer is told; `trigger` stands for the button that opens it. */
export type LayerProps = {
  readonly trigger: ReactNode
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}
/** `Bound` binds a layer to a button that stands already. */
type LayerCode = {
  readonly Layer: ComponentType<LayerProps>
  readonly Bound: ComponentType<{ readonly to: HTMLElement }>
}

type Button = {
  readonly ref?: Ref<HTMLButtonElement>
  readonly onClick?: () => void
  readonly onKeyDown?: KeyboardEventHandler
  readonly 'aria-haspopup'?: 'menu' | 'dialog'
  readonly 'aria-expanded'?: boolean
}
type LateLayerProps = {
  readonly trigger: ReactElement<Button>
  /** Absent: whether it is open is nobody else's matter. */
  readonly open?: boolean
  readonly onOpenChange?: (open: boolean) => void
}

/**
 * What takes an open layer away takes one away that is awaited, too: Escape, and a press beside its button. Of one that
 * failed a press may be on what says so. Returns the end.
 */
const hearLeave = (button: HTMLElement, hasFailed: boolean, close: () => void): (() => void) => {
  const hear = (event: Event) => {
    const isKey = event instanceof KeyboardEvent
    if (isKey ? event.key === 'Escape' : !hasFailed && !button.contains(event.target as Node)) close()
  }
  document.addEventListener('keydown', hear)
  document.addEventListener('pointerdown', hear)
  return () => {
    document.removeEventListener('keydown', hear)
    document.removeEventListener('pointerdown', hear)
  }
}

/**
 * A panel or a menu whose code comes, by `fetchLayers`, once the button that opens it stands. Pressed before, it opens as
 * soon as its code has come, and says so while it cannot.
 */
export const lateLayer = (kind: 'menu' | 'dialog', load: () => Promise<LayerCode>) => {
  const code = lateCode(load)
  nameLayer(code.fetchAhead)
  return ({ trigger, ...given }: LateLayerProps) => {
    const [ownOpen, setOwnOpen] = useState(false)
    const { open = ownOpen, onOpenChange = setOwnOpen } = given
    const [button, setButton] = useState<HTMLButtonElement | null>(null)
    const state = useDeferredValue(useSyncExternalStore(code.subscribe, code.get))
    const isAwaited = open && state.at !== 'there'
    useEffect(() => (isAwaited ? code.wantNow() : undefined), [isAwaited])
    const close = useEffectEvent(() => onOpenChange(false))
    useEffect(
      () => (isAwaited && button !== null ? hearLeave(button, state.at === 'failed', close) : undefined),
      [isAwaited, button, state.at],
    )
    if (state.at !== 'there') {
      const heard: Button = {
        onClick: () => onOpenChange(!open),
        onKeyDown: (event) => {
          if (kind !== 'menu' || event.key !== 'ArrowDown') return
          event.preventDefault()
          onOpenChange(true)
        },
      }
      return (
        <>
          {cloneElement(trigger, { ref: setButton, ...heard, 'aria-haspopup': kind, 'aria-expanded': open })}
          {open && state.at === 'failed' && <LayerFailure />}
        </>
      )
    }
    const { Layer, Bound } = state.part
    return (
      <>
        {cloneElement(trigger, { ref: setButton })}
        {button !== null && <Layer open={open} onOpenChange={onOpenChange} trigger={<Bound to={button} />} />}
      </>
    )
  }
}
