/** The page about the points programme. Numbers come from `domain/points/programme.ts`. */
export const points = {
  heading: 'Save with a code. Then earn points on top.',
  lead: 'Buy at shops that take part and collect points. One point is worth one penny, and from {redeemFrom} points you swap them for a gift card.',
  join: 'Join free',
  toDeals: 'See shops and deals',
  picture: {
    title: 'Your points',
    ready: 'Ready to redeem',
    pending: 'Pending',
    spend: '{points} points',
  },
  stepsHeading: 'From joining to your gift card',
  steps: {
    join: {
      heading: 'Join',
      body: 'With your name and email, or with a social account. You must be {leastAge} or older.',
    },
    confirm: {
      heading: 'Confirm your email',
      body: 'We send you a code. Type it in and your account is open.',
    },
    welcome: { heading: 'Take your welcome gift', body: '{welcome} points are yours at once.' },
    activate: {
      heading: 'Press “Activate Points”',
      body: 'At a shop that takes part, before you buy. Without the press the shop cannot tell that you came from us.',
    },
    buy: {
      heading: 'Buy as you always do',
      body: 'You earn on the price of the items, without delivery and taxes.',
    },
    redeem: {
      heading: 'Redeem',
      body: 'The button turns green at {redeemFrom} points ({redeemPounds}). We email your gift card. For now there are gift cards for one marketplace only.',
    },
  },
  statesHeading: 'What happens to your points',
  states: {
    pending: {
      heading: 'Pending',
      body: 'Registered. The shop still has to confirm your purchase: up to {pendingDays} days, sometimes {pendingMonths} months or longer. Travel takes longest, because the trip has to be over.',
    },
    credited: {
      heading: 'Available',
      body: 'Confirmed and in your balance. If you get your money back later, the points for it go too.',
    },
    declined: {
      heading: 'Declined',
      body: 'Mostly because of an ad blocker, another voucher tool, or returned items. Ask us if none of these fits.',
    },
  },
  friendsHeading: 'Bring your friends',
  friendsLead:
    'Share your link. When a friend joins through it and buys, you both have something from it. For every purchase they make you get {friendBonus}% of their points on top. We pay that; they lose nothing.',
  friendsWarning:
    'Our pages do not agree on two numbers yet. Until they do, here are both, and where each one stands. A friend’s first purchase can take up to {pendingMonths} months to be confirmed.',
  readings: {
    caption: 'Referral rules, in both readings',
    what: 'What',
    first: 'One reading',
    second: 'The other',
    reward: 'For each friend',
    rewardArticles: '{points} points ({pounds}), in our articles',
    rewardTerms: '{points} points ({pounds}), in our terms and FAQ',
    counts: 'A friend counts',
    countsTerms: 'after {days} days as a member, in our terms',
    countsHelp: 'after spending {pounds}, in our help texts and FAQ',
  },
  friendsSpam:
    'Please don’t send your link as spam or pay to advertise it: such referrals don’t count.',
  numbersHeading: 'All the numbers',
  numbers: {
    worth: { term: 'One point', value: '1 penny' },
    welcome: { term: 'Welcome gift', value: '{welcome} points' },
    redeem: { term: 'Redeem from', value: '{redeemFrom} points ({redeemPounds})' },
    identity: { term: 'Identity check possible above', value: '{identityPounds} to redeem' },
    pending: { term: 'Pending, as a rule up to', value: '{pendingDays} days' },
    bonus: { term: 'Bonus on friends’ points', value: '{friendBonus}%' },
    inactive: {
      term: 'Account may close',
      value:
        'after {inactiveAccount} months without a login, or {inactivePrivacy} months without any use (privacy policy)',
    },
    age: { term: 'Least age', value: '{leastAge} years' },
  },
  questionsHeading: 'Good to know',
  questions: {
    missing: {
      question: 'My purchase doesn’t show up',
      answer:
        'Give it a few days. Then check: did you press “Activate Points”, was an ad blocker on, did another voucher tool step in? If none of these, write to us with the order number and the day.',
    },
    giftCard: {
      question: 'My gift card didn’t arrive',
      answer:
        'Look into your spam folder, then send it again from “My gift cards”. If it still doesn’t arrive, write to us.',
    },
    change: {
      question: 'Can the rules change?',
      answer:
        'Yes. The least number of points to redeem can be changed without notice. What is in your balance stays yours, unless a purchase is refunded.',
    },
  },
}

export type PointsStrings = typeof points
