/** A watch over water at dusk: hills, still water, a beam of light. Decoration, drawn without a single request. */
export const Landscape = () => (
  <svg
    aria-hidden
    viewBox="0 0 800 1000"
    preserveAspectRatio="xMidYMid slice"
    className="absolute inset-0 size-full"
    role="presentation"
  >
    <defs>
      <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0a1f38" />
        <stop offset="0.55" stopColor="#14507f" />
        <stop offset="0.78" stopColor="#f2a65a" />
        <stop offset="1" stopColor="#f7c98b" />
      </linearGradient>
      <linearGradient id="water" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#2f86c4" />
        <stop offset="1" stopColor="#08243f" />
      </linearGradient>
      <linearGradient id="beam" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#ffe9c4" stopOpacity="0.55" />
        <stop offset="1" stopColor="#ffe9c4" stopOpacity="0" />
      </linearGradient>
    </defs>
    <rect width="800" height="640" fill="url(#sky)" />
    <circle cx="560" cy="520" r="58" fill="#ffd9a0" opacity="0.9" />
    <path d="M0 560 C120 470 210 500 320 540 S560 470 800 540 V660 H0Z" fill="#123a5c" opacity="0.75" />
    <path d="M0 600 C160 540 260 610 420 580 S680 560 800 600 V680 H0Z" fill="#0c2c49" />
    <path d="M214 400 L800 300 V470 Z" fill="url(#beam)" />
    <path d="M196 600 L204 420 H224 L232 600Z" fill="#071c30" />
    <path d="M194 420 H234 L228 392 H200Z" fill="#071c30" />
    <circle cx="214" cy="404" r="7" fill="#ffe9c4" />
    <rect y="625" width="800" height="375" fill="url(#water)" />
    <g fill="none" stroke="#bfe2ff" strokeLinecap="round" strokeWidth="3" opacity="0.35">
      <path d="M470 660 h180" />
      <path d="M510 690 h100" />
      <path d="M430 725 h210" />
      <path d="M120 705 h90" />
      <path d="M60 760 h160" />
      <path d="M520 770 h70" />
    </g>
  </svg>
)
