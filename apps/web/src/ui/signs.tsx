import type { ReactNode } from 'react'

/** Signs of the specification's texts that a machine without an emoji font cannot draw. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  '❌': <path d="M3 3 13 13M13 3 3 13" stroke="#dd2e44" strokeWidth="3" strokeLinecap="round" />,
  '✅': (
    <>
      <rect x="0.5" y="0.5" width="15" height="15" rx="3" fill="#4e9a2c" />
      <path d="m4 8.2 2.8 3L12 5" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
}
const SIGN = /([❌✅])/

/** A text whose signs are drawn on every machine; to the eye only, so that it is read and copied to the letter. */
export const Signs = ({ children }: { readonly children: string }) =>
  children.split(SIGN).map((part, place) => {
    const drawing = DRAWINGS[part]
    if (drawing === undefined) return part
    return (
      <span key={place} className="relative inline-block size-[1em] overflow-hidden align-[-0.125em]">
        <span className="text-transparent">{part}</span>
        <svg aria-hidden viewBox="0 0 16 16" className="absolute inset-0 size-full">
          {drawing}
        </svg>
      </span>
    )
  })
