/** A sentence begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
