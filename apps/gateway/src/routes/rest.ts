import type { FastifyPluginAsync } from 'fastify'
import { alarmActsRoute } from './alarm-acts.route.ts'
import { alarmSettingsRoute } from './alarm-settings.route.ts'
import { alarmsRoute } from './alarms.route.ts'
import { findingsRoute } from './analyst/findings.route.ts'
import { pictureFilesRoute } from './analyst/picture-files.route.ts'
import { picturesOfAnalystRoute } from './analyst/pictures.route.ts'
import { questionsRoute } from './analyst/questions.route.ts'
import { analystStatusRoute } from './analyst/status.route.ts'
import { auditRoute } from './audit.route.ts'
import { configRoute } from './config.route.ts'
import { devicesRoute } from './devices.route.ts'
import { exportsRoute } from './exports.route.ts'
import { goalsRoute } from './goals.route.ts'
import { handoversRoute } from './handovers.route.ts'
import { kpisRoute } from './kpis.route.ts'
import { maintenanceRoute } from './maintenance.route.ts'
import { notificationsRoute } from './notifications.route.ts'
import { picturesRoute } from './pictures.route.ts'
import { planRoute } from './plan.route.ts'
import { projectsRoute } from './projects.route.ts'
import { reachRoute } from './reach.route.ts'
import { reachLinkRoute } from './reach-link.route.ts'
import type { RouteDeps } from './route-deps.ts'
import { seriesRoute } from './series.route.ts'
import { sessionRoute } from './session.route.ts'
import { siteRoute } from './site.route.ts'
import { usersRoute } from './users.route.ts'
import { wallsRoute } from './walls.route.ts'

const ROUTES = [
  configRoute,
  siteRoute,
  planRoute,
  projectsRoute,
  notificationsRoute,
  devicesRoute,
  picturesRoute,
  seriesRoute,
  kpisRoute,
  alarmsRoute,
  alarmActsRoute,
  alarmSettingsRoute,
  goalsRoute,
  reachRoute,
  reachLinkRoute,
  handoversRoute,
  maintenanceRoute,
  analystStatusRoute,
  findingsRoute,
  questionsRoute,
  picturesOfAnalystRoute,
  pictureFilesRoute,
  exportsRoute,
  auditRoute,
  sessionRoute,
  usersRoute,
  wallsRoute,
]

/** Every REST resource of the gateway. */
export const registerRest =
  (deps: RouteDeps): FastifyPluginAsync =>
  async (app) => {
    for (const route of ROUTES) await app.register(route(deps))
  }
