import { createContext, useContext } from 'react'

/** The instant that is pointed at in one course and shown in both; null: none. */
export type CoursePointer = {
  /** epoch ms */
  readonly at: number | null
  readonly point: (at: number | null) => void
}

const Context = createContext<CoursePointer>({ at: null, point: () => undefined })
export const CoursePointerProvider = Context.Provider
export const useCoursePointer = (): CoursePointer => useContext(Context)
