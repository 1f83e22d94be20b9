import { type DragEvent, useEffect, useState } from 'react';

/** Takes files that are dropped on an element. One dropped beside it does nothing, instead of leaving the shop for it. */
export function useFileDrop(onDrop: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  return {
    isOver,
    dropZone: {
      onDragEnter: (event: DragEvent) => setIsOver(hasFiles(event.dataTransfer)),
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        const isStillInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
        if (!isStillInside) setIsOver(false);
      },
      onDrop: ({ dataTransfer }: DragEvent) => {
        setIsOver(false);
        onDrop([...dataTransfer.files]);
      },
    },
  };
}

function keepPage(event: globalThis.DragEvent): void {
  if (hasFiles(event.dataTransfer)) event.preventDefault();
}

function hasFiles(dragged: DataTransfer | null): boolean {
  return Boolean(dragged?.types.includes('Files'));
}
