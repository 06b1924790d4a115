/** The number that a person wrote, with a comma or a point, spaces between thousands; null: it is none. */
export const numberIn = (text: string): number | null => {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}
