import { type ClassValue, clsx } from 'clsx'
import { createTailwindMerge } from 'tailwind-merge'

const any = () => true
const isNumber = (value: string) => value !== '' && !Number.isNaN(Number(value))
const isLength = (value: string) => /^\[(?:length:)?[\d.]/.test(value)

/** Classes `name-…` of one property, each named by its own group. */
const each = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]))
/** The same, with `name` itself as one of the classes. */
const eachAndBare = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: ['', any] }]]))
const widthAndColor = (...names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [name, [{ [name]: ['', isNumber, isLength] }]],
      [`${name}-color`, [{ [name]: [any] }]],
    ]),
  )

/**
 * The properties that classes of this product meet on. The whole of Tailwind, which tailwind-merge knows by default,
 * is 5 kB more on the first screen; a test compares both on every class in use.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...each('w', 'h', 'size', 'min-w', 'min-h', 'max-w', 'max-h', 'gap', 'gap-x', 'gap-y', 'bg', 'opacity', 'fill'),
    ...each('p', 'px', 'py', 'pt', 'pr', 'pb', 'pl', 'm', 'mx', 'my', 'mt', 'mr', 'mb', 'ml', 'z', 'cursor', 'leading'),
    ...each('inset', 'inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'justify', 'items', 'self', 'content'),
    ...each(
      'tracking',
      'duration',
      'grid-cols',
      'col-span',
      'row-span',
      'basis',
      'whitespace',
      'overflow-x',
      'overflow-y',
      'list',
      'line-clamp',
      'underline-offset',
      'scroll-mt',
      'align',
    ),
    animate: ['animate-spin', 'animate-pulse'],
    ...eachAndBare(
      'rounded',
      'rounded-t',
      'rounded-r',
      'rounded-b',
      'rounded-l',
      'shadow',
      'shrink',
      'grow',
      'transition',
    ),
    ...widthAndColor(
      'border',
      'border-x',
      'border-y',
      'border-t',
      'border-r',
      'border-b',
      'border-l',
      'ring',
      'stroke',
    ),
    'outline-style': [{ outline: ['none', 'solid', 'dashed', 'hidden'] }],
    'outline-offset': [{ 'outline-offset': [any] }],
    'outline-width': [{ outline: ['', isNumber, isLength] }],
    'outline-color': [{ outline: [any] }],
    'border-style': [{ border: ['solid', 'dashed', 'none'] }],
    'border-collapse': [{ border: ['collapse', 'separate'] }],
    'word-break': ['break-all', 'break-words'],
    'object-fit': [{ object: ['contain', 'cover'] }],
    ...each('border-spacing-x', 'border-spacing-y'),
    overflow: [{ overflow: ['auto', 'hidden', 'clip', 'visible', 'scroll'] }],
    'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
    display: [
      'block',
      'inline',
      'inline-block',
      'flex',
      'inline-flex',
      'grid',
      'inline-grid',
      'contents',
      'table',
      'hidden',
    ],
    position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
    'font-size': [{ text: ['2xs', 'xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', isLength] }],
    'text-align': [{ text: ['left', 'center', 'right'] }],
    'text-transform': ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
    'text-wrap': [{ text: ['balance', 'pretty', 'nowrap'] }],
    'text-color': [{ text: [any] }],
    'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
    'font-family': [{ font: [any] }],
  },
  conflictingClassGroups: {
    size: ['w', 'h'],
    gap: ['gap-x', 'gap-y'],
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pr', 'pl'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['mr', 'ml'],
    my: ['mt', 'mb'],
    inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
    'inset-x': ['right', 'left'],
    'inset-y': ['top', 'bottom'],
    rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
    border: ['border-x', 'border-y', 'border-t', 'border-r', 'border-b', 'border-l'],
    'border-x': ['border-r', 'border-l'],
    'border-y': ['border-t', 'border-b'],
    'border-color': [
      'border-x-color',
      'border-y-color',
      'border-t-color',
      'border-r-color',
      'border-b-color',
      'border-l-color',
    ],
    overflow: ['overflow-x', 'overflow-y'],
    'line-clamp': ['display', 'overflow'],
    'font-size': ['leading'],
  },
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: ['before', 'after', 'placeholder', 'file', 'marker', 'selection', 'first-line', '*', '**'],
}))

/**
 * Joins class names; of two Tailwind classes for the same property, the later wins. Parts of the first page
 * (button, field, alert …) use `cx` instead: their classes never meet.
 */
export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
