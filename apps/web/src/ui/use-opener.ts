import { useState } from 'react'

/**
 * Remembers what had the keyboard when a layer over the page appeared.
 * @returns for the layer's `onCloseAutoFocus`: gives the keyboard back to it
 */
export const useOpener = () => {
  const [opener] = useState(() => openerOf(document.activeElement))
  return (event: Event) => {
    event.preventDefault()
    opener?.focus()
  }
}

/** What had it, or the button of the menu that had it. */
const openerOf = (focused: Element | null): HTMLElement | null => {
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const opener = button == null ? focused : document.getElementById(button)
  return opener instanceof HTMLElement ? opener : null
}
