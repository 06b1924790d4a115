/** What opens over the page: the palette, or the list of keyboard shortcuts. */
export type Overlay = 'palette' | 'shortcuts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'target'>

/** What a key press opens, null: nothing; a `?` typed into a field is text. */
export const overlayOfKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, target }: Key): Overlay | null => {
  if (repeat || altKey) return null
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k' ? 'palette' : null
  return key === '?' && !isTyping(target) ? 'shortcuts' : null
}

/** Whether what has the focus takes letters. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=textbox]') !== null)
