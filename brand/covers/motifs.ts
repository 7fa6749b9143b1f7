/**
 * Things that covers are put together from, each on a field of 100 × 100 around its middle. Colours
 * are names of a palette in braces.
 */
export const motifs = {
  ticket:
    '<path fill="{pale}" stroke="{shade}" stroke-width="2" d="M-46-28h92a6 6 0 0 1 6 6v12a10 10 0 0 0 0 20v12a6 6 0 0 1-6 6h-92a6 6 0 0 1-6-6V10a10 10 0 0 0 0-20v-12a6 6 0 0 1 6-6Z"/><path stroke="{shade}" stroke-width="3" stroke-dasharray="5 5" d="M20-26v52"/><circle cx="-24" cy="-9" r="7" stroke="{main}" stroke-width="5"/><circle cx="-4" cy="11" r="7" stroke="{main}" stroke-width="5"/><path stroke="{main}" stroke-width="5" stroke-linecap="round" d="M-1-15-27 17"/><path stroke="{ink}" stroke-width="5" stroke-linecap="round" d="M31-9h11M31 2h7"/>',
  coins:
    '<path fill="{deep}" d="M-40 18v16c0 8 13 14 30 14s30-6 30-14V18Z"/><ellipse cx="-10" cy="18" rx="30" ry="13" fill="{main}"/><path fill="{deep}" d="M-34-4v12c0 8 13 14 30 14S26 16 26 8V-4Z"/><ellipse cx="-4" cy="-4" rx="30" ry="13" fill="{main}"/><path fill="{deep}" d="M-40-26v12c0 8 13 14 30 14s30-6 30-14v-12Z"/><ellipse cx="-10" cy="-26" rx="30" ry="13" fill="{main}"/><ellipse cx="-10" cy="-27" rx="18" ry="7" fill="{pale}"/><circle cx="36" cy="30" r="17" fill="{second}"/><circle cx="36" cy="30" r="9" fill="{pale}"/>',
  basket:
    '<path stroke="{deep}" stroke-width="6" stroke-linecap="round" d="m-22-8 14-34M22-8 8-42"/><path fill="{main}" d="M-42-12h84l-9 50a8 8 0 0 1-8 7h-50a8 8 0 0 1-8-7Z"/><rect x="-48" y="-18" width="96" height="16" rx="8" fill="{deep}"/><path stroke="{pale}" stroke-width="6" stroke-linecap="round" d="M-16 10v20M0 10v20M16 10v20"/>',
  gift: '<rect x="-36" y="-10" width="72" height="54" rx="6" fill="{main}"/><rect x="-43" y="-24" width="86" height="20" rx="6" fill="{deep}"/><path fill="{second}" d="M-8-24H8v68H-8Z"/><path fill="{second}" d="M0-24c-10-24-34-26-34-12 0 10 18 14 34 12Zm0 0c10-24 34-26 34-12 0 10-18 14-34 12Z"/><circle cy="-24" r="7" fill="{pale}"/>',
  clock:
    '<circle r="46" fill="{deep}"/><circle r="36" fill="{pale}"/><path fill="{second}" d="M0 0V-36A36 36 0 0 1 31 18Z"/><path stroke="{ink}" stroke-width="6" stroke-linecap="round" d="M0-24V0l16 9"/><circle r="5" fill="{ink}"/>',
  pin: '<path stroke="{deep}" stroke-width="7" stroke-linecap="round" d="M0 14v34"/><path fill="{main}" d="M-20-44h40a5 5 0 0 1 0 10h-4l5 26c10 5 15 12 15 22h-72c0-10 5-17 15-22l5-26h-4a5 5 0 0 1 0-10Z"/><path fill="{pale}" opacity=".45" d="M-8-30h7l-4 30h-9Z"/>',
  puzzle:
    '<path fill="{main}" d="M-38-26h22a13 13 0 1 1 24 0h22a6 6 0 0 1 6 6v20a13 13 0 1 0 0 24v16a6 6 0 0 1-6 6h-68a6 6 0 0 1-6-6V24a13 13 0 1 1 0-24v-20a6 6 0 0 1 6-6Z"/><path fill="{pale}" opacity=".4" d="M-32-16h18v8h-18Z"/>',
  scales:
    '<path stroke="{deep}" stroke-width="7" stroke-linecap="round" d="M0-38v76M-24 42h48M-36-24h72"/><circle cy="-40" r="7" fill="{second}"/><path stroke="{deep}" stroke-width="3" d="m-36-24-14 32M-36-24l14 32M36-24 22 8M36-24 50 8"/><path fill="{main}" d="M-54 8h36a18 18 0 0 1-36 0Zm72 0h36a18 18 0 0 1-36 0Z"/><circle cx="36" cy="-1" r="9" fill="{second}"/><rect x="-44" y="-9" width="16" height="16" rx="3" fill="{pale}"/>',
  cap: '<path fill="{main}" d="M-28 0v24c0 8 13 14 28 14s28-6 28-14V0Z"/><path fill="{deep}" d="m0-34 56 24L0 14l-56-24Z"/><path stroke="{second}" stroke-width="5" stroke-linecap="round" d="M46-6v28"/><circle cx="46" cy="28" r="7" fill="{second}"/>',
  eye: '<path fill="{pale}" d="M-54 0c16-24 34-34 54-34S38-24 54 0C38 24 20 34 0 34S-38 24-54 0Z"/><circle r="24" fill="{main}"/><circle r="12" fill="{ink}"/><circle cx="7" cy="-8" r="5" fill="{pale}"/><path stroke="{deep}" stroke-width="7" stroke-linecap="round" d="M-42-36 42 38"/>',
  parcel:
    '<path fill="{main}" d="m0-46 46 20v46L0 44l-46-24v-46Z"/><path fill="{deep}" d="M0-4v48l46-24v-46Z"/><path fill="{pale}" opacity=".6" d="m-46-26 46-20 46 20L0-4Z"/><path fill="{second}" d="m-16-39 46 20v16l-12 6v-17l-46-20Z"/>',
  goback:
    '<path stroke="{deep}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" d="M-16-38-38-18l22 20M-36-18H12a27 27 0 0 1 0 54h-30"/>',
  tv: '<path stroke="{deep}" stroke-width="6" stroke-linecap="round" d="m0-30-18-18M0-30l18-18"/><rect x="-48" y="-32" width="96" height="68" rx="12" fill="{deep}"/><rect x="-40" y="-24" width="60" height="52" rx="8" fill="{pale}"/><path fill="{main}" d="m-18-10 22 12-22 12Z"/><circle cx="34" cy="-10" r="6" fill="{second}"/><circle cx="34" cy="8" r="6" fill="{main}"/><path stroke="{deep}" stroke-width="6" stroke-linecap="round" d="m-26 38-4 8M26 38l4 8"/>',
  trophy:
    '<path stroke="{main}" stroke-width="7" d="M-24-32h-18c0 20 6 30 22 32M24-32h18c0 20-6 30-22 32"/><path fill="{main}" d="M-28-42h56v22c0 24-12 36-28 36s-28-12-28-36Z"/><path fill="{deep}" d="M-6 14H6v16H-6Z"/><rect x="-24" y="28" width="48" height="14" rx="5" fill="{deep}"/><path fill="{pale}" d="m0-34 5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2Z"/>',
  plant:
    '<path fill="{second}" d="M-26 10h52l-7 34h-38Z"/><rect x="-31" y="4" width="62" height="13" rx="5" fill="{deep}"/><path fill="{main}" d="M0 4C-2-20-16-32-42-32c2 24 16 36 42 36Zm0-2c0-24 10-40 40-46 2 28-12 44-40 46Z"/><path stroke="{pale}" stroke-width="3" stroke-linecap="round" d="M0 2C-8-12-18-20-28-24M2-2C8-18 16-28 28-36"/>',
  shirt:
    '<path fill="{main}" d="m-18-40-32 16 12 24 12-6v48h52V-6l12 6 12-24-32-16c-4 10-10 14-18 14s-14-4-18-14Z"/><path stroke="{pale}" stroke-width="5" stroke-linecap="round" d="M-12 12h24"/>',
  paper:
    '<path fill="{pale}" stroke="{shade}" stroke-width="2" d="M-32-46h44l22 22v64a6 6 0 0 1-6 6h-60a6 6 0 0 1-6-6v-80a6 6 0 0 1 6-6Z"/><path fill="{shade}" d="m12-46 22 22H18a6 6 0 0 1-6-6Z"/><path stroke="{ink}" stroke-width="5" stroke-linecap="round" d="M-22-16h18M-22 0h42M-22 14h42"/><path stroke="{second}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="m-20 32 6 6 12-12"/>',
  bell: '<path fill="{main}" d="M0-42c-20 0-30 16-30 34 0 20-6 28-14 36h88c-8-8-14-16-14-36 0-18-10-34-30-34Z"/><path fill="{deep}" d="M-12 34h24a12 12 0 0 1-24 0Z"/><rect x="-5" y="-50" width="10" height="12" rx="5" fill="{deep}"/><circle cx="26" cy="-28" r="13" fill="{second}"/>',
  key: '<path stroke="{main}" stroke-width="11" stroke-linecap="round" d="M2-2 40 36M26 22 38 10"/><circle cx="-16" cy="-20" r="26" fill="{main}"/><circle cx="-16" cy="-20" r="11" fill="{pale}"/>',
  laptop:
    '<rect x="-42" y="-38" width="84" height="58" rx="7" fill="{deep}"/><rect x="-35" y="-31" width="70" height="44" rx="3" fill="{pale}"/><path fill="{deep}" d="M-56 24H56l-6 12a6 6 0 0 1-5 3h-90a6 6 0 0 1-5-3Z"/><rect x="-26" y="-22" width="34" height="8" rx="4" fill="{shade}"/><rect x="-26" y="-8" width="24" height="8" rx="4" fill="{shade}"/><circle cx="19" cy="-5" r="13" fill="{main}"/><path stroke="{pale}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="m13-5 4 4 8-8"/>',
  glass:
    '<path stroke="{deep}" stroke-width="11" stroke-linecap="round" d="m20 20 24 24"/><circle cx="-8" cy="-8" r="36" fill="{deep}"/><circle cx="-8" cy="-8" r="27" fill="{pale}"/><path stroke="{main}" stroke-width="6" stroke-linecap="round" d="M-24-8a16 16 0 0 1 16-16"/>',
  calendar:
    '<rect x="-44" y="-36" width="88" height="80" rx="10" fill="{pale}" stroke="{shade}" stroke-width="2"/><path fill="{main}" d="M-34-36h68a10 10 0 0 1 10 10v12h-88v-12a10 10 0 0 1 10-10Z"/><path stroke="{deep}" stroke-width="7" stroke-linecap="round" d="M-22-44v14M22-44v14"/><path fill="{shade}" d="M-32-2h14v12h-14ZM-7-2H7v12H-7ZM-32 20h14v12h-14Z"/><path fill="{second}" d="M18-2h14v12H18Z"/><path fill="{shade}" d="M-7 20H7v12H-7Z"/>',
  van: '<path fill="{main}" d="M-52-28h62v54h-62Z"/><path fill="{deep}" d="M10-12h22l20 20v18H10Z"/><path fill="{pale}" d="M18-4h12l12 12H18Z"/><circle cx="-26" cy="28" r="13" fill="{deep}"/><circle cx="-26" cy="28" r="5" fill="{pale}"/><circle cx="28" cy="28" r="13" fill="{second}"/><circle cx="28" cy="28" r="5" fill="{pale}"/>',
  bread:
    '<path fill="{second}" d="M-44-4c-10-22 6-36 44-36S54-26 44-4v40a6 6 0 0 1-6 6h-76a6 6 0 0 1-6-6Z"/><path fill="{pale}" d="M-34-2c-8-18 6-28 34-28S42-20 34-2v30a4 4 0 0 1-4 4h-60a4 4 0 0 1-4-4Z"/><path stroke="{main}" stroke-width="6" stroke-linecap="round" d="M-14-10-4 2M8-14l10 12M-6 12 4 24"/>',
  apple:
    '<path fill="{main}" d="M0-18c10-12 42-10 42 18C42 26 22 46 10 44c-6-1-14-1-20 0C-22 46-42 26-42 0c0-28 32-30 42-18Z"/><path stroke="{deep}" stroke-width="5" stroke-linecap="round" d="M0-18c0-10 3-18 8-24"/><path fill="{deep}" d="M8-32c6-10 16-12 26-10-4 10-14 14-26 10Z"/><path stroke="{pale}" stroke-width="6" stroke-linecap="round" d="M-28 2c0-8 3-12 8-14"/>',
  paw: '<ellipse cx="-32" cy="-10" rx="10" ry="14" fill="{main}"/><ellipse cx="32" cy="-10" rx="10" ry="14" fill="{main}"/><ellipse cx="-12" cy="-30" rx="10" ry="14" fill="{main}"/><ellipse cx="12" cy="-30" rx="10" ry="14" fill="{main}"/><path fill="{deep}" d="M0-8c18 0 34 20 34 34 0 12-10 16-18 14-8-2-24-2-32 0-8 2-18-2-18-14C-34 12-18-8 0-8Z"/>',
  bubble:
    '<path fill="{pale}" stroke="{shade}" stroke-width="2" d="M-40-38h80a10 10 0 0 1 10 10v44a10 10 0 0 1-10 10H-8l-20 20V26h-12a10 10 0 0 1-10-10v-44a10 10 0 0 1 10-10Z"/><circle cx="-22" cy="-6" r="7" fill="{main}"/><circle cy="-6" r="7" fill="{main}"/><circle cx="22" cy="-6" r="7" fill="{main}"/>',
  tag: '<path fill="{main}" d="M-6-46h40a8 8 0 0 1 8 8V2L0 44a8 8 0 0 1-11 0l-35-35a8 8 0 0 1 0-11Z"/><circle cx="22" cy="-26" r="8" fill="{pale}"/><path stroke="{pale}" stroke-width="6" stroke-linecap="round" d="m-26 4 24 24"/>',
  house:
    '<path fill="{deep}" d="M0-48 54-4H-54Z"/><path fill="{main}" d="M-38-6h76v44a6 6 0 0 1-6 6h-64a6 6 0 0 1-6-6Z"/><path fill="{second}" d="M-10 10h20v34h-20Z"/><path fill="{pale}" d="M-30 6h12v14h-12Zm48 0h12v14H18Z"/>',
  sofa: '<path fill="{deep}" d="M-36-26h72a12 12 0 0 1 12 12v24h-96v-24a12 12 0 0 1 12-12Z"/><path fill="{main}" d="M-44-2a12 12 0 0 1 12 12v2h64v-2a12 12 0 0 1 24 0v20a6 6 0 0 1-6 6h-100a6 6 0 0 1-6-6V10a12 12 0 0 1 12-12Z"/><path stroke="{deep}" stroke-width="6" stroke-linecap="round" d="M-38 38v8M38 38v8"/><rect x="-22" y="-14" width="24" height="22" rx="5" fill="{second}"/>',
  case: '<path stroke="{deep}" stroke-width="7" d="M-16-24v-14a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v14"/><rect x="-44" y="-26" width="88" height="66" rx="10" fill="{main}"/><path fill="{deep}" d="M-26-26h10v66h-10ZM16-26h10v66H16Z"/><circle cy="8" r="9" fill="{second}"/>',
  people:
    '<circle cx="-22" cy="-18" r="17" fill="{deep}"/><path fill="{deep}" d="M-54 38c0-24 12-36 32-36S10 14 10 38Z"/><circle cx="22" cy="-14" r="17" fill="{main}"/><path fill="{main}" d="M-10 42C-10 18 2 6 22 6s32 12 32 36Z"/><path stroke="{pale}" stroke-width="5" stroke-linecap="round" d="M22 18v16M14 26h16"/>',
  plug: '<path stroke="{deep}" stroke-width="8" stroke-linecap="round" d="M-16-46v22M16-46v22M0 22v24"/><path fill="{main}" d="M-34-26h68v12c0 24-12 38-34 38S-34 10-34-14Z"/><path fill="{second}" d="M4-20-12 2H0l-4 16L14-4H2Z"/>',
} as const

export type Motif = keyof typeof motifs
