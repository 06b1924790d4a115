import { PlugZap } from 'lucide-react'
import { text } from '@/text'
import { EmptyState } from '@/ui/empty-state'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { LiveDevices } from './live-devices.tsx'
import { LiveFrame } from './live-frame.tsx'
import { LiveLoading } from './live-loading.tsx'

/** Every asset of the site, live, and the history of the device chosen. */
export const LiveSection = () => (
  <DevicesGate quiet skeleton={<LiveLoading />} failure={(why) => <LiveFrame count={null}>{why}</LiveFrame>}>
    {(devices) =>
      devices.length > 0 ? (
        <LiveDevices devices={devices} />
      ) : (
        <LiveFrame count={{ assets: 0, devices: 0 }}>
          <EmptyState icon={PlugZap} title={text.home.emptyTitle}>
            {text.home.emptyHelp}
          </EmptyState>
        </LiveFrame>
      )
    }
  </DevicesGate>
)
