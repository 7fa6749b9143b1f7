/** Where a tab's run lies in `chrome.storage.session`, as the type `Run` of the contract. */
export const runKey = (tabId: number): string => `run:${tabId}`
