// The one place that loads ECharts: only what our charts draw with, on canvas.
import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

use([LineChart, BarChart, GridComponent, TooltipComponent, CanvasRenderer])

export type { BarSeriesOption, LineSeriesOption } from 'echarts/charts'
export type { GridComponentOption, TooltipComponentOption } from 'echarts/components'
export type { ComposeOption, ECharts } from 'echarts/core'
export { init }
