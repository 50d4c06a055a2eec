import asyncio
from datetime import datetime, timezone
from pathlib import Path

from asyncua import Server, ua

SENSOR_FAILED = Path('/tmp/sensor-failed')


def reading(value, variant_type, status=ua.StatusCodes.Good):
    return ua.DataValue(ua.Variant(value, variant_type), ua.StatusCode(status), datetime.now(timezone.utc))


async def main():
    server = Server()
    await server.init()
    server.set_endpoint('opc.tcp://0.0.0.0:4840')
    server.set_security_policy([ua.SecurityPolicyType.NoSecurity])
    namespace = await server.register_namespace('urn:horizonte.example:line1')
    line = await server.nodes.objects.add_object(ua.NodeId('Line1', namespace), 'Line1')

    async def variable(name, value, variant_type):
        return await line.add_variable(ua.NodeId(f'Line1.{name}', namespace), name, value, variant_type)

    temperature = await variable('Temperature', 71.5, ua.VariantType.Double)
    pressure = await variable('Pressure', 4.2, ua.VariantType.Double)
    cycles = await variable('Cycles', 0, ua.VariantType.UInt32)

    async with server:
        count = 0
        while True:
            status = ua.StatusCodes.BadSensorFailure if SENSOR_FAILED.exists() else ua.StatusCodes.Good
            await temperature.write_value(reading(71.5, ua.VariantType.Double))
            await pressure.write_value(reading(4.2, ua.VariantType.Double, status))
            await cycles.write_value(reading(count, ua.VariantType.UInt32))
            count += 1
            await asyncio.sleep(1)


asyncio.run(main())
