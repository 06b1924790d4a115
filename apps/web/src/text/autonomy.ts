/** When a stock ends without pumping, and what that rests on. */
export const autonomy = {
  ends: (day: string | null, minute: string) =>
    `fin ${day === null ? '' : `le ${day} `}vers ${minute} sans pompage, à la demande attendue`,
  estimated: (moment: string) => `estimé, niveau lu à ${moment}`,
  /** of several tanks together */
  estimatedOldest: (moment: string) => `estimé, plus ancien niveau lu à ${moment}`,
  /** of a stock as the figures of a running period end, beside levels of now */
  readAt: (minute: string) => `relevé de ${minute}`,
} as const
