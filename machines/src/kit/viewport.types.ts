/** Width of the browser window: `mobile` is below 768 px (R3.4). */
export type Viewport = 'desktop' | 'mobile'
