// Keyboards and screen readers lose their place when the focused control disappears.

const CONTROL_SELECTOR = ":is(input, button, a[href], summary):not(:disabled)";
const PLACE_SELECTOR = "li, section";

/**
 * When the focused control disappears, focus what replaces it: a new control or the heading of its list item or of its
 * section, or the first control if the section has disappeared too.
 */
export function keepFocus(container: HTMLElement): () => void {
  let focused: Element | null = null;
  let places: Element[] = []; // innermost first
  let isByKeyboard = false; // the page scrolls to the next focus

  const note = ({ target }: FocusEvent) => {
    focused = target as Element;
    places = placesOf(focused);
    isByKeyboard = focused.matches(":focus-visible");
  };
  const observer = new MutationObserver((changes) => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement);
    const next =
      findNear(places, added) ?? findControl(added) ?? container.querySelector<HTMLElement>(CONTROL_SELECTOR);
    next?.focus({ preventScroll: !isByKeyboard });
    focused = document.activeElement;
  });

  container.addEventListener("focusin", note);
  observer.observe(container, { childList: true, subtree: true });
  return () => {
    container.removeEventListener("focusin", note);
    observer.disconnect();
  };
}

function placesOf(element: Element): Element[] {
  const place = element.closest(PLACE_SELECTOR);
  return place ? [place, ...(place.parentElement ? placesOf(place.parentElement) : [])] : [];
}

/** Return a new control or the heading of the innermost place that has one. */
function findNear(places: Element[], added: HTMLElement[]): HTMLElement | null {
  for (const place of places.filter(({ isConnected }) => isConnected)) {
    const next = findControl(added.filter((element) => place.contains(element))) ?? findHeading(place);
    if (next) return next;
  }
  return null;
}

function findControl(added: HTMLElement[]): HTMLElement | null {
  for (const element of added) {
    const control = element.matches(CONTROL_SELECTOR) ? element : element.querySelector<HTMLElement>(CONTROL_SELECTOR);
    if (control) return control;
  }
  return null;
}

function findHeading(place: Element): HTMLElement | null {
  const heading = place.querySelector<HTMLElement>("h2, h3");
  if (heading) heading.tabIndex = -1;
  return heading;
}
