// The room that an element has, told after it was laid out: asking while a page is built would lay it out twice.
import type { Attachment } from "svelte/attachments";

export function onResize(callback: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => callback(element.clientWidth, element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
