/** What the tab's icon may say. */
export type TabState = 'calm' | 'alarm' | 'frozen'

const DROP = 'M32 3C32 3 9 26 9 41a23 20.5 0 0 0 46 0C55 26 32 3 32 3Z'
const EYE = 'M14.5 40.5C19 33.5 25 30 32 30s13 3.5 17.5 10.5C45 47.5 39 51 32 51s-13-3.5-17.5-10.5Z'

/** The logo, with a red dot for alarms, without its colours while values are not live. */
const drawingOf = (state: TabState): string => {
  const [drop, pupil] = state === 'frozen' ? ['#7d8895', '#565f6b'] : ['#1f84e3', '#f0802a']
  const dot =
    state === 'alarm'
      ? '<circle cx="49" cy="15" r="14" fill="#fff"/><circle cx="49" cy="15" r="11" fill="#d81f2a"/>'
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="${DROP}" fill="${drop}"/><path d="${EYE}" fill="#fff"/><circle cx="32" cy="40.5" r="7" fill="${pupil}"/>${dot}</svg>`
}

/** Shows a state in the tab. The drawing is in the address itself: nothing is fetched, so it changes without a network. */
export const showTabIcon = (state: TabState): void => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (icon === null) return
  icon.dataset['state'] = state
  icon.href = `data:image/svg+xml,${encodeURIComponent(drawingOf(state))}`
}
