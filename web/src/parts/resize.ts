// Report an element's size after layout. Measuring while a page is built would cause a second layout.
import type { Attachment } from "svelte/attachments";

export function onResize(callback: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => callback(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
