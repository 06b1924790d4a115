import { DEFAULT_WALL_SETTINGS, type WallPairing } from '@vigie/contracts/entities'
import { Eye, Hourglass } from 'lucide-react'
import { useEffect, useState } from 'react'
import { PATHS } from '@/paths'
import { formatLength, formatMinute } from '@/text'
import { wall } from '@/text/wall'
import { QrCode } from '@/ui/qr-code'
import { boxOf, fontPxOf } from './room.ts'
import { usePicture } from './use-picture.ts'
import './wall.css'

type PairingProps = { readonly pairing: WallPairing | null; readonly wasRevoked: boolean }

/** A screen that belongs to nobody: the code to type, the same as a QR, and how long it is good. */
export const Pairing = ({ pairing, wasRevoked }: PairingProps) => {
  const picture = usePicture()
  const now = useLocalNow()
  const fontPx = fontPxOf(picture, DEFAULT_WALL_SETTINGS.room)
  const { cols, rows } = boxOf(picture, fontPx)
  const code = pairing?.code ?? ''
  const leftMs = pairing === null ? 0 : Math.max(0, Date.parse(pairing.expiresAt) - now)
  return (
    <div className="wall-screen">
      <main
        className="wall wall-pairing"
        data-portrait={cols < rows || undefined}
        style={{ fontSize: `${fontPx}px`, width: picture.widthPx, height: picture.heightPx }}
      >
        <header className="wall-header">
          <h1>{wall.pairing.title}</h1>
          <div className="wall-clock">
            <b>{formatMinute(now)}</b>
          </div>
        </header>
        {wasRevoked && <p className="wall-revoked">{wall.pairing.revoked}</p>}
        <div className="wall-pairing-body">
          <div>
            <p className="wall-muted">{wall.pairing.give}</p>
            <p className="wall-code" data-code={code}>
              {code === '' ? wall.pairing.asking : `${code.slice(0, 3)} ${code.slice(3)}`}
            </p>
            <ol>
              {wall.pairing.steps.map((step, index) => (
                <li key={step}>
                  <b>{index + 1}</b> {step}
                </li>
              ))}
            </ol>
          </div>
          {code !== '' && (
            <QrCode
              className="wall-qr"
              label={wall.pairing.qr}
              text={`${window.location.origin}${PATHS.walls}?${new URLSearchParams({ code })}`}
            />
          )}
        </div>
        <footer className="wall-footer">
          <span>
            <Hourglass aria-hidden />{' '}
            {pairing === null
              ? wall.pairing.none
              : wall.pairing.valid(formatLength(Math.floor(leftMs / 1_000) * 1_000))}
          </span>
          <span>
            <Eye aria-hidden /> {wall.pairing.readOnly}
          </span>
        </footer>
      </main>
    </div>
  )
}

/** No server's time is known yet: that of this screen. */
const useLocalNow = (): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
