import { type PictureTool, pictureTool } from '@vigie/contracts/rest/analyst'
import { useSearchParams } from 'react-router-dom'
import { iaPictures as words } from '@/text/ia-pictures'
import { SegmentedControl } from '@/ui/segmented-control'
import { Skeleton } from '@/ui/skeleton'
import { DevicesGate } from '@/widgets/devices-gate/devices-gate'
import { AssistantFrame } from './assistant-frame.tsx'
import { ToolPane } from './pictures/tool-pane.tsx'

const TOOLS = pictureTool.options.map((value) => ({ value, label: words.tools[value] }))

/** Reads counters, water levels and green cover from pictures; which tool is part of the address. */
export const ImageProcessingScreen = () => {
  const [search, setSearch] = useSearchParams()
  const tool: PictureTool = pictureTool.catch('meter').parse(search.get('outil'))
  return (
    <AssistantFrame
      title={words.title}
      engine="pictures"
      beside={
        <SegmentedControl
          label={words.chooseTool}
          value={tool}
          options={TOOLS}
          onValueChange={(next) => setSearch({ outil: next }, { replace: true })}
        />
      }
    >
      <p className="max-w-prose text-muted text-sm">{words.about[tool]}</p>
      <DevicesGate skeleton={<Skeleton className="h-40 w-full" />}>
        {(devices) => <ToolPane key={tool} tool={tool} devices={devices} />}
      </DevicesGate>
    </AssistantFrame>
  )
}
