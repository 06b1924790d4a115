/** How much larger than 16 px the page's text is: what is drawn in pixels, canvas and map marks, follows it. */
export const rootScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
