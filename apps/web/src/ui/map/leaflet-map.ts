// The only door to Leaflet: a ground with marks and links, which its caller draws in.
import L from 'leaflet'
import { rootScale } from '../root-scale.ts'
import './map.css'

export type Place = { readonly lat: number; readonly lon: number }
export type Mark = { readonly key: string; readonly at: Place; readonly onPress: () => void; readonly title: string }
/** Something on the ground: an area, a line, or (a path of one place) a point; drawn as its kind says, in map.css. */
export type Shape = {
  readonly kind: string
  readonly isArea: boolean
  readonly paths: readonly (readonly Place[])[]
}
/** A name on the ground. */
export type GroundName = { readonly key: string; readonly at: Place; readonly text: string }
export type Link = { readonly from: Place; readonly to: Place }

export type MapOptions = {
  readonly centre: Place
  /** All of these are in view at first. */
  readonly around: readonly Place[]
  /** null: a plain ground. */
  readonly tiles: { readonly url: string; readonly attribution: string } | null
  readonly labels: { readonly map: string; readonly zoomIn: string; readonly zoomOut: string }
  /** The zoom or what is in view has changed. */
  readonly onMove: () => void
}

const MAX_ZOOM = 18
const LONE_ZOOM = 14
const MARK_PX = 28
/** what a finger can press */
const FINGER_PX = 44
const GROUND = 'ground'
const GROUND_NAMES = 'ground-names'
/** left free around what is in view at first, for marks and names */
const AROUND_PX = 36

/** Whether a finger points here rather than a mouse. */
export const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches

/** Side of a mark with what is around it to be pressed, pixels. */
export const markSize = (): number => (isCoarse() ? FINGER_PX : MARK_PX) * rootScale()

export const createLeafletMap = (container: HTMLElement, options: MapOptions) => {
  const { centre, around, tiles, labels, onMove } = options
  const animated = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(container, {
    maxZoom: MAX_ZOOM,
    minZoom: 3,
    // a plan is drawn at any scale: it fills the view
    zoomSnap: tiles === null ? 0.05 : 0.25,
    zoomControl: false,
    attributionControl: tiles !== null,
    // The page scrolls under the wheel and under a finger: the map has its buttons, its keys and two fingers.
    scrollWheelZoom: false,
    dragging: matchMedia('(pointer: fine)').matches,
    zoomAnimation: animated,
    fadeAnimation: animated,
    markerZoomAnimation: animated,
  })
  container.setAttribute('role', 'application')
  container.setAttribute('aria-label', labels.map)
  L.control.zoom({ zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut }).addTo(map)
  L.control.scale({ imperial: false }).addTo(map)
  if (tiles !== null) {
    map.attributionControl.setPrefix(false)
    L.tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: MAX_ZOOM, referrerPolicy: 'no-referrer' }).addTo(
      map,
    )
  }
  // under links and marks, over tiles
  map.createPane(GROUND).classList.add('map-ground')
  map.createPane(GROUND_NAMES).classList.add('map-ground')
  if (tiles !== null) container.classList.add('map-tiled')
  if (around.length === 0) map.setView(pointOf(centre), LONE_ZOOM)
  else map.fitBounds(L.latLngBounds(around.map(pointOf)), { padding: [AROUND_PX, AROUND_PX], maxZoom: MAX_ZOOM })
  map.on('moveend', onMove)
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resized.observe(container)

  const marks = new Map<string, L.Marker>()
  const links = L.layerGroup().addTo(map)
  const ground = L.layerGroup().addTo(map)
  const names = L.layerGroup().addTo(map)
  return {
    /** What is in view, in pixels of the present zoom. */
    view: () => {
      const { min, max } = map.getPixelBounds()
      return { left: min?.x ?? 0, top: min?.y ?? 0, right: max?.x ?? 0, bottom: max?.y ?? 0 }
    },
    /** Pixels of the present zoom. */
    project: ({ lat, lon }: Place) => map.project([lat, lon]),
    /** The element of each mark, to draw in. Marks that stay keep theirs, and the keyboard's place. */
    setMarks: (wanted: readonly Mark[]): ReadonlyMap<string, HTMLElement> => {
      const keys = new Set(wanted.map(({ key }) => key))
      for (const [key, marker] of marks) {
        if (keys.has(key)) continue
        marker.remove()
        marks.delete(key)
      }
      return new Map(wanted.map((mark) => [mark.key, placeMark(map, marks, mark)]))
    },
    setGround: (shapes: readonly Shape[]) => {
      ground.clearLayers()
      for (const shape of shapes) drawShape(shape).addTo(ground)
    },
    setNames: (wanted: readonly GroundName[]) => {
      names.clearLayers()
      for (const { at, text } of wanted) nameAt(at, text).addTo(names)
    },
    setLinks: (wanted: readonly Link[]) => {
      links.clearLayers()
      for (const { from, to } of wanted) {
        L.polyline([pointOf(from), pointOf(to)], { className: 'map-link', weight: 1.5, interactive: false }).addTo(
          links,
        )
      }
    },
    /** Comes as close as these places allow; false when it cannot come closer. */
    comeCloser: (places: readonly Place[]): boolean => {
      if (map.getZoom() >= MAX_ZOOM) return false
      map.fitBounds(L.latLngBounds(places.map(pointOf)), { padding: [48, 48], maxZoom: MAX_ZOOM })
      return true
    },
    close: () => {
      resized.disconnect()
      map.remove()
    },
  }
}
export type LeafletMap = ReturnType<typeof createLeafletMap>

const pointOf = ({ lat, lon }: Place): L.LatLngTuple => [lat, lon]

const drawShape = ({ kind, isArea, paths }: Shape): L.Layer => {
  const look = { pane: GROUND, className: `map-shape map-${kind}`, interactive: false }
  const lines = paths.map((path) => path.map(pointOf))
  if (isArea) return L.polygon(lines, look)
  const [point] = lines[0] ?? []
  if (point !== undefined && lines.length === 1 && lines[0]?.length === 1)
    return L.circleMarker(point, { ...look, radius: 5 })
  return L.polyline(lines, look)
}

const nameAt = (at: Place, text: string): L.Marker => {
  const icon = L.divIcon({ html: textElement(text), className: 'map-ground-name', iconSize: [0, 0] })
  return L.marker(pointOf(at), { icon, pane: GROUND_NAMES, interactive: false, keyboard: false })
}

const placeMark = (map: L.Map, marks: Map<string, L.Marker>, { key, at, title, onPress }: Mark): HTMLElement => {
  const known = marks.get(key)
  const marker =
    known ?? L.marker(pointOf(at), { icon: iconOf(document.createElement('div')), keyboard: true }).addTo(map)
  marks.set(key, marker)
  marker.setLatLng(pointOf(at)).off('click').on('click', onPress)
  marker.unbindTooltip().bindTooltip(textElement(title), { direction: 'top', offset: [0, -MARK_PX / 2] })
  return elementOf(marker)
}

/** Names are text, whatever they hold. */
const textElement = (text: string): HTMLElement => {
  const element = document.createElement('span')
  element.textContent = text
  return element
}

const iconOf = (html: HTMLElement): L.DivIcon =>
  L.divIcon({ html, className: 'leaflet-div-icon', iconSize: [markSize(), markSize()] })

const elementOf = (marker: L.Marker): HTMLElement => {
  const inside = marker.getElement()?.firstElementChild
  return inside instanceof HTMLElement ? inside : document.createElement('div')
}
