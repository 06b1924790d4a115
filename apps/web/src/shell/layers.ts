// What opens over the page, in one file: fetched once the buttons that open it stand.
import { Bound } from '@/ui/bound'
import { ConnectionLayer } from './header/connection-layer.tsx'
import { ProfileLayer } from './header/profile-layer.tsx'
import { ThemesLayer } from './header/themes-layer.tsx'
import { NotificationLayer } from './notifications/notification-layer.tsx'

export { DrawerLayer } from './drawer-layer.tsx'

export const connection = { Layer: ConnectionLayer, Bound }
export const notifications = { Layer: NotificationLayer, Bound }
export const profile = { Layer: ProfileLayer, Bound }
export const themes = { Layer: ThemesLayer, Bound }
