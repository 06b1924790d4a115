import { useState } from 'react'

/**
 * Remembers which element had the focus when a layer over the page opened.
 * @returns for the layer's `onCloseAutoFocus`: gives the focus back to that element
 */
export const useOpener = () => {
  const [opener] = useState(() => openerOf(document.activeElement))
  return (event: Event) => {
    event.preventDefault()
    opener?.focus()
  }
}

/** The element itself, or, if it was an item of a menu that is gone, the button that opened the menu. */
const openerOf = (focused: Element | null): HTMLElement | null => {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const opener = button == null ? focused : document.getElementById(button)
  return opener instanceof HTMLElement ? opener : null
}
