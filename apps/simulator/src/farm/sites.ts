import { chance } from './chance.ts'
import { pulses, type SitePlan } from './plan.ts'

/** Citrus, avocado and greenhouses in the Chtouka plain. */
const chaib: SitePlan = {
  slug: 'chaib',
  position: { lat: 30.09, lon: -9.55 },
  forages: [
    {
      name: 'Forage Aït Amira 1',
      into: 0,
      ratedM3h: 46,
      restDepthM: 58,
      probeDepthM: 96,
      drawdownMPerM3h: 0.16,
      liftM: 34,
      efficiency: 0.61,
    },
    {
      name: 'Forage Aït Amira 2',
      into: 0,
      ratedM3h: 38,
      restDepthM: 61,
      probeDepthM: 102,
      drawdownMPerM3h: 0.24,
      liftM: 34,
      efficiency: 0.57,
    },
    {
      name: 'Forage Sidi Bibi',
      into: 1,
      ratedM3h: 34,
      restDepthM: 47,
      probeDepthM: 84,
      drawdownMPerM3h: 0.2,
      liftM: 22,
      efficiency: 0.59,
    },
  ],
  bassins: [
    { name: 'Bassin haut', capacityM3: 1_800, heightM: 4.2 },
    { name: 'Bassin bas', capacityM3: 900, heightM: 3.5 },
  ],
  secteurs: [
    {
      name: 'Secteur agrumes nord',
      from: 0,
      irrigationM3h: 42,
      baseM3h: 0.4,
      windows: [{ start: 4.5, hours: 3.4 }],
      fallM: 31,
    },
    {
      name: 'Secteur agrumes sud',
      from: 0,
      irrigationM3h: 38,
      baseM3h: 0.35,
      windows: [{ start: 8, hours: 3.2 }],
      fallM: 33,
    },
    {
      name: 'Serre tomates A',
      from: 1,
      irrigationM3h: 24,
      baseM3h: 0.25,
      windows: pulses(8.2, 18, 1.2, 0.3),
      fallM: 21,
    },
    {
      name: 'Serre tomates B',
      from: 1,
      irrigationM3h: 22,
      baseM3h: 0.3,
      windows: pulses(8.8, 18, 1.2, 0.3),
      fallM: 20,
    },
    {
      name: 'Secteur avocatiers',
      from: 0,
      irrigationM3h: 30,
      baseM3h: 0.5,
      windows: [
        { start: 17.5, hours: 2 },
        { start: 21, hours: 1.2 },
      ],
      fallM: 29,
    },
    { name: 'Pépinière', from: 1, irrigationM3h: 8, baseM3h: 0.8, windows: pulses(7, 20, 2, 0.4), fallM: 19 },
  ],
  reseau: { name: 'Arrivée réseau ORMVA', into: 1, allotmentM3h: 18, pressureBar: 4.1 },
  solarKwp: 42,
  baseLoadKw: 24,
  cameras: ['Caméra bassin haut', 'Caméra entrée'],
}

/** Berries and vegetables near the oued Massa; the packing station drinks from the network. */
const massa: SitePlan = {
  slug: 'massa',
  position: { lat: 30, lon: -9.64 },
  forages: [
    {
      name: 'Forage Belfaâ est',
      into: 0,
      ratedM3h: 32,
      restDepthM: 36,
      probeDepthM: 70,
      drawdownMPerM3h: 0.28,
      liftM: 27,
      efficiency: 0.58,
    },
    {
      name: 'Forage Belfaâ ouest',
      into: 1,
      ratedM3h: 29,
      restDepthM: 39,
      probeDepthM: 74,
      drawdownMPerM3h: 0.31,
      liftM: 25,
      efficiency: 0.6,
    },
    {
      name: 'Forage oued Massa',
      into: 1,
      ratedM3h: 24,
      restDepthM: 21,
      probeDepthM: 48,
      drawdownMPerM3h: 0.22,
      liftM: 29,
      efficiency: 0.55,
    },
  ],
  bassins: [
    { name: 'Bassin de la colline', capacityM3: 1_200, heightM: 4 },
    { name: 'Bassin des serres', capacityM3: 1_000, heightM: 3.8 },
  ],
  secteurs: [
    {
      name: 'Tunnels framboises est',
      from: 0,
      irrigationM3h: 20,
      baseM3h: 0.2,
      windows: pulses(7.5, 18.5, 1.1, 0.28),
      fallM: 25,
    },
    {
      name: 'Tunnels framboises ouest',
      from: 1,
      irrigationM3h: 21,
      baseM3h: 0.25,
      windows: pulses(7.9, 18.5, 1.1, 0.28),
      fallM: 23,
    },
    {
      name: 'Secteur myrtilles',
      from: 1,
      irrigationM3h: 18,
      baseM3h: 0.3,
      windows: pulses(8.3, 18, 1.6, 0.4),
      fallM: 22,
    },
    {
      name: 'Secteur courgettes',
      from: 0,
      irrigationM3h: 27,
      baseM3h: 0.3,
      windows: [{ start: 5.5, hours: 2.6 }],
      fallM: 27,
    },
    {
      name: 'Secteur poivrons',
      from: 1,
      irrigationM3h: 25,
      baseM3h: 0.35,
      windows: [
        { start: 5, hours: 1.4 },
        { start: 18.5, hours: 1.6 },
      ],
      fallM: 24,
    },
    {
      name: 'Station de conditionnement',
      from: 'reseau',
      irrigationM3h: 9,
      baseM3h: 0.6,
      windows: [
        { start: 7, hours: 5 },
        { start: 13.5, hours: 4.5 },
      ],
      fallM: 0,
    },
  ],
  reseau: { name: 'Arrivée réseau ONEE', into: null, allotmentM3h: 0, pressureBar: 3.6 },
  solarKwp: 60,
  baseLoadKw: 46,
  cameras: ['Caméra station', 'Caméra bassin des serres'],
}

/** Terraced orchards, deep wells and a lot of lift. */
const tifnout: SitePlan = {
  slug: 'tifnout',
  position: { lat: 30.31, lon: -9.31 },
  forages: [
    {
      name: 'Forage Imi Mqourn',
      into: 0,
      ratedM3h: 27,
      restDepthM: 92,
      probeDepthM: 140,
      drawdownMPerM3h: 0.42,
      liftM: 58,
      efficiency: 0.6,
    },
    {
      name: 'Forage Aït Baha haut',
      into: 0,
      ratedM3h: 22,
      restDepthM: 104,
      probeDepthM: 150,
      drawdownMPerM3h: 0.5,
      liftM: 51,
      efficiency: 0.56,
    },
    {
      name: 'Forage Aït Baha bas',
      into: 1,
      ratedM3h: 30,
      restDepthM: 76,
      probeDepthM: 118,
      drawdownMPerM3h: 0.33,
      liftM: 30,
      efficiency: 0.62,
    },
  ],
  bassins: [
    { name: 'Réservoir du col', capacityM3: 1_500, heightM: 4.5 },
    { name: 'Réservoir du village', capacityM3: 700, heightM: 3.2 },
  ],
  secteurs: [
    {
      name: 'Oliviers terrasse haute',
      from: 0,
      irrigationM3h: 24,
      baseM3h: 0.15,
      windows: [{ start: 4.2, hours: 3 }],
      fallM: 38,
    },
    {
      name: 'Oliviers terrasse basse',
      from: 0,
      irrigationM3h: 26,
      baseM3h: 0.2,
      windows: [{ start: 7.5, hours: 3 }],
      fallM: 52,
    },
    { name: 'Amandiers', from: 0, irrigationM3h: 20, baseM3h: 0.15, windows: [{ start: 18, hours: 3 }], fallM: 44 },
    { name: 'Grenadiers', from: 1, irrigationM3h: 18, baseM3h: 0.2, windows: [{ start: 5, hours: 2.5 }], fallM: 26 },
    {
      name: 'Maraîchage',
      from: 1,
      irrigationM3h: 14,
      baseM3h: 0.25,
      windows: pulses(7.3, 19, 1.5, 0.45),
      fallM: 24,
    },
    {
      name: 'Douar et bergerie',
      from: 1,
      irrigationM3h: 6,
      baseM3h: 0.9,
      windows: [
        { start: 6.5, hours: 2 },
        { start: 12, hours: 1.5 },
        { start: 18.5, hours: 2.5 },
      ],
      fallM: 28,
    },
  ],
  reseau: { name: 'Arrivée réseau communal', into: 1, allotmentM3h: 11, pressureBar: 5.2 },
  solarKwp: 36,
  baseLoadKw: 13,
  cameras: ['Caméra réservoir du col', 'Caméra piste'],
}

const TEMPLATES = [chaib, massa, tifnout] as const
const plans = new Map<string, SitePlan>(TEMPLATES.map((plan) => [plan.slug, plan]))

/** The plan of a site. A slug that is none of the three demo sites gets one of their plans as its own, always the same. */
export const planOf = (slug: string): SitePlan => {
  const known = plans.get(slug)
  if (known !== undefined) return known
  const template = TEMPLATES[Math.floor(chance(0, slug, 0) * TEMPLATES.length)] ?? chaib
  const plan = { ...template, slug }
  plans.set(slug, plan)
  return plan
}
