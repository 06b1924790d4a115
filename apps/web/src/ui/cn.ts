import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({ extend: { classGroups: { 'font-size': ['text-2xs'] } } })

/**
 * Joins class names; of two Tailwind classes for the same property, the later wins. Parts of the first page
 * (button, field, alert …) use `cx` instead: their classes never meet, and merging costs 8 kB there.
 */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
