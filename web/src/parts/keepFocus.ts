// Keyboards and screen readers lose their place when the focused control disappears.

const CONTROL_SELECTOR = "input, button, a[href], summary";
const PLACE_SELECTOR = "section";

/**
 * When the focused control disappears, focus what replaces it: a new control, the heading of its section, or the first
 * control if the section has disappeared too.
 */
export function keepFocus(container: HTMLElement): () => void {
  let focused: Element | null = null;
  let place: Element | null = null;

  const note = ({ target }: FocusEvent) => {
    focused = target as Element;
    place = focused.closest(PLACE_SELECTOR);
  };
  const observer = new MutationObserver((changes) => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement);
    (findControl(added) ?? findHeading(place) ?? container.querySelector<HTMLElement>(CONTROL_SELECTOR))?.focus();
    focused = document.activeElement;
  });

  container.addEventListener("focusin", note);
  observer.observe(container, { childList: true, subtree: true });
  return () => {
    container.removeEventListener("focusin", note);
    observer.disconnect();
  };
}

function findControl(added: HTMLElement[]): HTMLElement | null {
  for (const element of added) {
    const control = element.matches(CONTROL_SELECTOR) ? element : element.querySelector<HTMLElement>(CONTROL_SELECTOR);
    if (control) return control;
  }
  return null;
}

function findHeading(place: Element | null): HTMLElement | null {
  const heading = place?.isConnected ? place.querySelector<HTMLElement>("h2") : null;
  if (heading) heading.tabIndex = -1;
  return heading;
}
