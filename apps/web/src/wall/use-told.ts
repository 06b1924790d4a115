import { useEffect, useRef } from 'react'

/** Tells a value each time it is another than was told last; `first` is what is known without being told. */
export const useTold = <T>(value: T, first: T, tell: (value: T) => void): void => {
  const told = useRef(first)
  useEffect(() => {
    if (Object.is(told.current, value)) return
    told.current = value
    tell(value)
  })
}
