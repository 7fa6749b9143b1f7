/** Whether the shopper pressed, and not a script that sends events. */
export function isByShopper(event: Event): boolean {
  return event.isTrusted
}
